import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';
import { toDate } from './stripe-names.ts';

/** The customer and object of an event. Only ids are taken from the event; the rest is read from Stripe. */
export interface Subject {
  customer: string;
  subscription: string | null;
  /** the advisor whom the checkout was opened for; null when the event is not about a checkout */
  reference: string | null;
  /** an invoice of a running subscription that still could not be collected */
  failedInvoice: string | null;
  /** an invoice of a subscription for which money was collected */
  paidInvoice: PaidInvoice | null;
}

export interface PaidInvoice {
  id: string;
  /** euro cents, VAT included */
  cents: number;
  paidAt: Date;
}

/** @returns null for an event that we have nothing to do for, or whose object Stripe does not know */
export async function subjectOf(stripe: Stripe, event: Stripe.Event): Promise<Subject | null> {
  try {
    return await readSubject(stripe, event);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readSubject(stripe: Stripe, event: Stripe.Event): Promise<Subject | null> {
  if (event.type === 'checkout.session.completed') {
    return checkoutSubject(await stripe.checkout.sessions.retrieve(event.data.object.id));
  }
  if (event.type === 'invoice.paid' || event.type === 'invoice.payment_failed') {
    return invoiceSubject(await stripe.invoices.retrieve(event.data.object.id));
  }
  if (
    event.type === 'customer.subscription.created' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted'
  ) {
    return about(event.data.object.customer, event.data.object.id);
  }
  return null;
}

function checkoutSubject(session: Stripe.Checkout.Session): Subject | null {
  const subject = about(session.customer, idOf(session.subscription));
  return subject && { ...subject, reference: session.client_reference_id ?? '' };
}

/** The first invoice fails while its payer looks at the payment page, so it needs no mail. */
function invoiceSubject(invoice: Stripe.Invoice): Subject | null {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  const subject = about(invoice.customer, subscription);
  const isOver = invoice.status === 'paid' || invoice.status === 'void';
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isOwed = subscription !== null && !isOver && !isFirst;
  return (
    subject && {
      ...subject,
      failedInvoice: isOwed ? invoice.id : null,
      paidInvoice: subscription === null ? null : paidInvoice(invoice),
    }
  );
}

/** One that a credit settled brought no money. */
function paidInvoice({
  id,
  status,
  amount_paid,
  status_transitions,
  created,
}: Stripe.Invoice): PaidInvoice | null {
  if (status !== 'paid' || amount_paid <= 0) return null;
  return { id, cents: amount_paid, paidAt: toDate(status_transitions.paid_at ?? created) };
}

type Reference = string | { id: string } | null;

function about(customer: Reference, subscription: string | null): Subject | null {
  const id = idOf(customer);
  if (id === null) return null;
  return { customer: id, subscription, reference: null, failedInvoice: null, paidInvoice: null };
}

function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
