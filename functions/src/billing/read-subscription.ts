import {
  isLive,
  planPrice,
  subscriptionFactsSchema,
  type PlanPrice,
  type SubscriptionFacts,
} from '@wbd/domain';
import type Stripe from 'stripe';
import { MINIMUM_TERM_END, minimumTermOf, PRICE_KEY, toDate } from './stripe-names.ts';

/** A subscription to one of our plans. */
export interface OurSubscription {
  facts: SubscriptionFacts;
  price: PlanPrice;
  /** id of the one item that it consists of */
  item: string;
  /** seconds; to find the later of two */
  created: number;
  /** as recorded on Stripe's subscription, in seconds; null before it is recorded */
  recordedTermEnd: number | null;
}

/** Reads a subscription of Stripe's; null when its price is none of ours. */
export function readSubscription(subscription: Stripe.Subscription): OurSubscription | null {
  const [item] = subscription.items.data;
  const price = item && planPrice(keyOf(item.price));
  if (!price) return null;
  const recorded = Number(subscription.metadata[MINIMUM_TERM_END]);
  const recordedTermEnd = Number.isInteger(recorded) && recorded > 0 ? recorded : null;
  const termEnd =
    price.schedule === 'monthly' ? (recordedTermEnd ?? termFrom(subscription, item)) : null;
  const end =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    facts: subscriptionFactsSchema.parse({
      id: subscription.id,
      status: subscription.status,
      price: price.key,
      currentPeriodEnd: toDate(item.current_period_end),
      minimumTermEnd: termEnd === null ? null : toDate(termEnd),
      cancelAt: end === null ? null : toDate(end),
    }),
    price,
    item: item.id,
    created: subscription.created,
    recordedTermEnd,
  };
}

/**
 * When a monthly plan's term ends that is not written down: it began with the subscription when that was never anything
 * but monthly, else with the period in which it became monthly.
 */
function termFrom(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): number {
  const before = planPrice(subscription.metadata[PRICE_KEY] ?? '');
  return minimumTermOf(
    before?.schedule === 'monthly' ? subscription.start_date : item.current_period_start,
  );
}

/** A lookup key moves to the new price when prices change; subscribers of the old price keep their plan. */
function keyOf(price: Stripe.Price): string {
  return price.metadata[PRICE_KEY] ?? price.lookup_key ?? '';
}

/** The subscription that sets the plan: the highest of those in force, otherwise the latest that ended. */
export function currentSubscription(
  subscriptions: readonly OurSubscription[],
): OurSubscription | null {
  const rank = ({ facts, price }: OurSubscription) => (isLive(facts.status) ? price.level : 0);
  const sorted = subscriptions.toSorted(
    (one, other) => rank(other) - rank(one) || other.created - one.created,
  );
  return sorted[0] ?? null;
}
