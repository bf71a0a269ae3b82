import { isLive } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { OurSubscription } from './read-subscription.ts';
import { isMissing } from './stripe-missing.ts';
import { MINIMUM_TERM_END, PRICE_KEY, toSeconds } from './stripe-names.ts';

/**
 * Brings a subscription into the state that the portal works with, wherever it was changed: records plan and end of the minimum term on it,
 * moves an earlier cancellation to that end, and takes it out of a schedule that has nothing left to do. Idempotent.
 * @returns whether it was changed, and has to be read again
 */
export async function keepTerm(stripe: Stripe, subscription: OurSubscription): Promise<boolean> {
  const { facts, price, recordedTermEnd, recordedPrice, unknownPrices, items, schedule } =
    subscription;
  if (!isLive(facts.status)) return false;
  const { minimumTermEnd, cancelAt } = facts;
  const termEnd = minimumTermEnd && toSeconds(minimumTermEnd);
  const endsTooEarly = minimumTermEnd !== null && cancelAt !== null && cancelAt < minimumTermEnd;
  // the recorded plan continues at unknown prices
  const isRecorded = recordedPrice?.key === price.key || unknownPrices.length === items;
  if (schedule && (schedule.isDone || endsTooEarly)) await releaseSchedule(stripe, schedule.id);
  else if (termEnd === recordedTermEnd && !endsTooEarly && isRecorded) return false;
  await stripe.subscriptions.update(facts.id, {
    metadata: {
      [MINIMUM_TERM_END]: termEnd === null ? '' : String(termEnd),
      // a return to monthly begins a new term
      [PRICE_KEY]: price.key,
    },
    ...(endsTooEarly && termEnd !== null && { cancel_at: termEnd, proration_behavior: 'none' }),
  });
  return true;
}

/** Releases a subscription from its schedule in its present state. Ignores a schedule that has already ended. */
export async function releaseSchedule(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptionSchedules.release(id);
  } catch (error) {
    const isOver = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
    if (!isOver && !isMissing(error)) throw error;
  }
}
