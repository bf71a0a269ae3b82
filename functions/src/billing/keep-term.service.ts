import { isLive } from '@wbd/domain';
import type Stripe from 'stripe';
import { readSubscription, type OurSubscription } from './read-subscription.ts';
import { MINIMUM_TERM_END, PRICE_KEY, toSeconds } from './stripe-names.ts';

/**
 * Enforces the minimum term, wherever the subscription was changed: records its end on the subscription, and moves an
 * earlier cancellation to that end. Idempotent.
 * @returns the subscription after the update
 */
export async function keepTerm(
  stripe: Stripe,
  subscription: OurSubscription,
): Promise<OurSubscription> {
  const { facts, recordedTermEnd } = subscription;
  if (!isLive(facts.status)) return subscription;
  const { minimumTermEnd, cancelAt } = facts;
  const termEnd = minimumTermEnd && toSeconds(minimumTermEnd);
  const endsTooEarly = minimumTermEnd !== null && cancelAt !== null && cancelAt < minimumTermEnd;
  if (termEnd === recordedTermEnd && !endsTooEarly) return subscription;
  const changed = await stripe.subscriptions.update(facts.id, {
    metadata: {
      [MINIMUM_TERM_END]: termEnd === null ? '' : String(termEnd),
      // a return to monthly begins a new term
      [PRICE_KEY]: facts.price,
    },
    ...(endsTooEarly && termEnd !== null && { cancel_at: termEnd, proration_behavior: 'none' }),
  });
  return readSubscription(changed) ?? subscription;
}
