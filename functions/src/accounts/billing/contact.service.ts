import type { Account } from '@wbd/domain/accounts';
import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';

/** Gives the payment provider's customer the address and the name of the account, for invoices and receipts. */
export async function passOnContact(
  stripe: Pick<Stripe, 'customers'>,
  { billing, email, name }: Pick<Account, 'billing' | 'email' | 'name'>,
): Promise<void> {
  if (!billing) return;
  try {
    await stripe.customers.update(billing.customer, { email, ...(name !== '' && { name }) });
  } catch (error) {
    // removed by the operator: the next payment makes another one
    if (!isMissing(error)) throw error;
  }
}
