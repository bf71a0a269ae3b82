import { isLive } from '@wbd/domain';
import type Stripe from 'stripe';
import { readSubscription, type OurSubscription } from './read-subscription.ts';
import { MINIMUM_TERM_END, PRICE_KEY, toSeconds } from './stripe-names.ts';

/**
 * Holds a subscription to its term, whoever changed it and where: writes the end of the minimum term on it, and moves a
 * cancellation that would come too early to that end. Doing it twice changes nothing.
 * @returns the subscription as it is afterwards
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
      // whoever left monthly and comes back begins a new term
      [PRICE_KEY]: facts.price,
    },
    ...(endsTooEarly && termEnd !== null && { cancel_at: termEnd, proration_behavior: 'none' }),
  });
  return readSubscription(changed) ?? subscription;
}
