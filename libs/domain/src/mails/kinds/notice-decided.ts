import * as z from 'zod/mini';
import { defineMailKind } from '../define-mail-kind.ts';
import { noticeFacts, reasonFacts } from '../shared-facts.ts';

/** The decision about reported content, to who reported it. */
export const noticeDecided = defineMailKind('notice-decided', {
  name: 'Entscheidung über eine Meldung',
  to: 'address',
  budget: 'notices',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    email: z.string(),
    ...noticeFacts,
    outcome: z.enum(['kept', 'restricted']),
    /** whether it decides what the owner objected to */
    isOnComplaint: z.boolean(),
    ...reasonFacts,
  },
});
