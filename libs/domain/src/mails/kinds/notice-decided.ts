import * as z from 'zod/mini';
import { defineMailKind } from '../define-mail-kind.ts';
import { noticeFacts, reasonFacts } from '../shared-facts.ts';

/** Tells the reporter the decision about reported content. */
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
    /** whether it decides the owner's objection */
    isOnComplaint: z.boolean(),
    ...reasonFacts,
  },
});
