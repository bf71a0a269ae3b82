import { isBehind, type Billing, type SubscriptionFacts } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { idOf, toDate } from './stripe-names.ts';

/** What is due for these subscriptions and could not be collected; asks Stripe only when one of them is behind. */
export async function owedFor(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly SubscriptionFacts[],
): Promise<Billing['owed']> {
  const behind = subscriptions.filter(({ status }) => isBehind(status));
  if (behind.length === 0) return null;
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  const open = data.filter(({ parent }) => {
    const reference = parent?.subscription_details?.subscription;
    return reference !== undefined && behind.some(({ id }) => id === idOf(reference));
  });
  if (open.length === 0) return null;
  const retries = open.flatMap(({ next_payment_attempt: at }) => (at === null ? [] : [at]));
  return {
    cents: open.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0),
    since: toDate(Math.min(...open.map(({ created }) => created))),
    retryAt: retries.length === 0 ? null : toDate(Math.min(...retries)),
  };
}
