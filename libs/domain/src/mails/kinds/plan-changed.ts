import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that the plan has changed, and what it cost. Contains the invoice as of the change. */
export const planChanged = defineMailKind('plan-changed', {
  name: 'Änderung des Pakets',
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
    /** names of plans, as in the account */
    from: z.string(),
    plan: z.string(),
    /** euro cents; null where the change cost nothing by itself */
    invoice: z.nullable(
      z.object({ net: z.int(), tax: z.int(), gross: z.int(), url: nullableText }),
    ),
    /** null when nothing is charged any more, or for now */
    nextCharge: z.nullable(z.date()),
    endsAt: z.nullable(z.date()),
    termEnd: z.nullable(z.date()),
  },
});
