import type { FilmSale } from '@wbd/domain/sales';
import type Stripe from 'stripe';

/** Returns a payment as a whole, and the operator's share to the seller. Repeating it returns nothing twice. */
export async function returnPayment(
  stripe: Stripe,
  { account, payment }: Pick<FilmSale, 'account' | 'payment'>,
  reason: 'duplicate' | 'requested_by_customer',
): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason, refund_application_fee: true },
      { stripeAccount: account, idempotencyKey: `film-refund-${payment}` },
    );
  } catch (error) {
    const isDone =
      error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}
