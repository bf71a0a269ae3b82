import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';

/** The customer and object of an event. Only ids are taken from the event; the rest is read from Stripe. */
export interface Subject {
  customer: string;
  subscription: string | null;
  /** the advisor whom the checkout was opened for; null when the event is not about a checkout */
  reference: string | null;
  /** an invoice of a running subscription that still could not be collected */
  failedInvoice: string | null;
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
  if (event.type === 'invoice.payment_failed') {
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
  return subject && { ...subject, failedInvoice: isOwed ? invoice.id : null };
}

type Reference = string | { id: string } | null;

function about(customer: Reference, subscription: string | null): Subject | null {
  const id = idOf(customer);
  return id === null ? null : { customer: id, subscription, reference: null, failedInvoice: null };
}

function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
