import type Stripe from 'stripe';
import { runningOf, type OurSubscription } from './read-subscription.ts';
import type { StripeCustomer } from './stripe-customer.ts';
import { isMissing } from './stripe-missing.ts';
import { idOf } from './stripe-names.ts';

/** An older one is left to a person: something else may have been agreed about it. */
const UNDONE_WITHIN_MS = 7 * 24 * 3_600_000;

/**
 * Subscriptions that an advisor bought through the portal while another one was running: two payment pages were paid in
 * the same moment. The oldest stays, and so does everything that the operator created by hand.
 */
export function duplicatesOf(
  { subscriptions, now }: Pick<StripeCustomer, 'subscriptions' | 'now'>,
  uid: string,
): OurSubscription[] {
  const running = runningOf(subscriptions);
  return running.filter(
    (one) =>
      one.boughtBy === uid &&
      now.getTime() - one.created * 1000 < UNDONE_WITHIN_MS &&
      running.some((other) => isBefore(other, one)),
  );
}

/** Stripe counts whole seconds: of two purchases within one, the id decides. */
function isBefore(one: OurSubscription, other: OurSubscription): boolean {
  if (one.created !== other.created) return one.created < other.created;
  return one.boughtBy === other.boughtBy && one.facts.id < other.facts.id;
}

/**
 * Pays a subscription back and ends it. The money goes first: when the process dies in between, the next event finds the subscription running and
 * does the rest, and Stripe refuses to pay back twice.
 */
export async function undoDuplicate(
  stripe: Stripe,
  { facts, latestInvoice }: OurSubscription,
): Promise<void> {
  if (latestInvoice !== null) {
    const { payments } = await stripe.invoices.retrieve(latestInvoice, { expand: ['payments'] });
    for (const { payment } of payments?.data ?? []) {
      const intent = payment.payment_intent;
      if (intent !== undefined) {
        await refundOnce(stripe, idOf(intent));
      }
    }
  }
  try {
    await stripe.subscriptions.cancel(facts.id, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function refundOnce(stripe: Stripe, payment_intent: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent, reason: 'duplicate' },
      { idempotencyKey: `duplicate-${payment_intent}` },
    );
  } catch (error) {
    const isDone =
      error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
  }
}

/** Expires open payment pages, so that an advisor with a subscription cannot buy a second one. */
export async function closePaymentPages(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const pages = data.filter(({ mode }) => mode === 'subscription');
  await Promise.all(
    pages.map(({ id }) => stripe.checkout.sessions.expire(id).catch(toleratesClosed)),
  );
}

/** A page that was paid or closed meanwhile cannot be closed, and need not be. */
export function toleratesClosed(error: unknown): void {
  const isRefused = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  if (!isRefused) throw error;
}
