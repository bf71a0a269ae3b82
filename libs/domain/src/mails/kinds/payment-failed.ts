import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that an invoice could not be collected. */
export const paymentFailed = defineMailKind('payment-failed', {
  name: 'Fehlgeschlagene Zahlung',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema },
});
