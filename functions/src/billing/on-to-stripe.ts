import { AppError } from '@wbd/domain';
import { logger } from 'firebase-functions';

/** What the library throws when Stripe cannot be reached, is broken or has had enough; nobody here can help it. */
const AWAY: readonly unknown[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
];

/**
 * Runs what sends a person on to Stripe's pages. That Stripe is away is logged and told in the words for it.
 * @throws AppError checkout/failed
 */
export async function onToStripe<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isAway = error instanceof Error && 'type' in error && AWAY.includes(error.type);
    if (!isAway) throw error;
    logger.error('Stripe is away', { cause: error.stack ?? error.message });
    throw new AppError('checkout/failed', { cause: error });
  }
}
