import type { Billing, SubscriptionFacts, SubscriptionState } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { toDate } from './stripe-names.ts';

const OWING: readonly SubscriptionState[] = ['past_due', 'unpaid'];

/** What is due for these subscriptions and could not be collected; asks Stripe only when one of them is behind. */
export async function owedFor(
  stripe: Stripe,
  customer: string,
  subscriptions: readonly SubscriptionFacts[],
): Promise<Billing['owed']> {
  const behind = subscriptions.filter(({ status }) => OWING.includes(status));
  if (behind.length === 0) return null;
  const { data } = await stripe.invoices.list({ customer, status: 'open', limit: 100 });
  const open = data.filter(({ parent }) => {
    const reference = parent?.subscription_details?.subscription ?? null;
    const id = typeof reference === 'string' ? reference : reference?.id;
    return behind.some((one) => one.id === id);
  });
  if (open.length === 0) return null;
  const retries = open.flatMap(({ next_payment_attempt: at }) => (at === null ? [] : [at]));
  return {
    cents: open.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0),
    since: toDate(Math.min(...open.map(({ created }) => created))),
    retryAt: retries.length === 0 ? null : toDate(Math.min(...retries)),
  };
}
