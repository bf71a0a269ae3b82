import { AppError } from '@wbd/domain/errors';
import { log } from '../../core/log/log.ts';

/** What the library throws when Stripe is unreachable, fails or limits the rate: no fault of the caller. */
const OUTAGES: readonly unknown[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
];

/**
 * Runs a call that needs Stripe; logs an outage of Stripe and reports it with a code of its own.
 * @throws AppError with that code; `checkout/failed` is for calls that lead to Stripe's pages
 */
export async function translateStripeOutage<Result>(
  run: () => Promise<Result>,
  code: 'checkout/failed' | 'unavailable' = 'checkout/failed',
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isOutage = error instanceof Error && 'type' in error && OUTAGES.includes(error.type);
    if (!isOutage) throw error;
    log('stripe.unreachable', {}, error);
    throw new AppError(code, { cause: error });
  }
}
