import type Stripe from 'stripe';
import { idOf, toDate } from './stripe-names.ts';

/** What an invoice has brought at this moment. */
export interface InvoiceMoney {
  id: string;
  subscription: string;
  /** euro cents, VAT included */
  cents: number;
  /** the refunded share, and the share that is disputed and not won back */
  returned: number;
  paidAt: Date;
}

/** The bank holds the money while these disputes are open, and keeps it when they are lost. */
const HELD: readonly string[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
];

/** @returns null for an invoice that brought no money, such as one that a credit settled, or that is for no subscription */
export async function invoiceMoney(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<InvoiceMoney | null> {
  const reference = invoice.parent?.subscription_details?.subscription ?? null;
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0 || reference === null) return null;
  let returned = 0;
  for (const { payment } of invoice.payments?.data ?? []) {
    const intent = payment.payment_intent;
    if (intent !== undefined) returned += await returnedOf(stripe, idOf(intent));
  }
  return {
    id: invoice.id,
    subscription: idOf(reference),
    cents: invoice.amount_paid,
    returned: Math.min(returned, invoice.amount_paid),
    paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

async function returnedOf(stripe: Stripe, intent: string): Promise<number> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string') return 0;
  if (!charge.disputed) return charge.amount_refunded;
  const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 100 });
  const held = data.filter(({ status }) => HELD.includes(status));
  return held.reduce((sum, { amount }) => sum + amount, charge.amount_refunded);
}
