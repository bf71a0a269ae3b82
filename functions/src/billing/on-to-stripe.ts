import { AppError } from '@wbd/domain';
import { logger } from 'firebase-functions';
import { InvalidInput } from '../shared/refusal.ts';

/**
 * Runs what sends a person on to Stripe's pages. Whatever breaks on the way, Stripe above all, is logged and told in the
 * words for it.
 * @throws AppError checkout/failed
 */
export async function onToStripe<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError || error instanceof InvalidInput) throw error;
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    logger.error('Nobody can be sent on to Stripe', { cause });
    throw new AppError('checkout/failed', { cause: error });
  }
}
