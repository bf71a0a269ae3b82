import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that the plan is over. */
export const planEnded = defineMailKind('plan-ended', {
  name: 'Ende des Pakets',
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
    plan: z.string(),
    /** `ended`: by the operator, or for an unknown reason */
    reason: z.enum(['cancelled', 'unpaid', 'disputed', 'ended']),
  },
});
