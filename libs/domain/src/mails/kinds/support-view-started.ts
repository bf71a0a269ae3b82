import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that an admin looks at what they see, and why. */
export const supportViewStarted = defineMailKind('support-view-started', {
  name: 'Support sieht deine Ansicht',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    uid: idSchema,
    reason: z.string(),
    /** when it ends by itself */
    until: z.date(),
  },
});
