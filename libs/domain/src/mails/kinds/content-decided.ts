import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { noticeFacts, reasonFacts } from '../shared-facts.ts';

/** The decision about reported content with its statement of reasons, to its owner. */
export const contentDecided = defineMailKind('content-decided', {
  name: 'Entscheidung über einen Inhalt',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    uid: idSchema,
    ...noticeFacts,
    /** `upheld`: it stays hidden although the owner objected */
    outcome: z.enum(['restricted', 'upheld', 'restored']),
    ...reasonFacts,
    /** until when the owner can object; null when they cannot, or need not */
    complainUntil: z.nullable(z.date()),
    /** whether the decision was made by another person than the first one */
    byOther: z.boolean(),
  },
});
