import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Reminds an advisor of an invoice that still could not be collected. */
export const paymentReminder = defineMailKind('payment-reminder', {
  name: 'Erinnerung an eine offene Zahlung',
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
    /** euro cents, VAT included */
    cents: z.int(),
    /** the payment provider's next attempt; null if there is none */
    retryAt: z.nullable(z.date()),
  },
});
