import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';

/** The customer and object of an event. Only ids are taken from the event; the rest is read from Stripe. */
export interface Subject {
  customer: string;
  subscription: string | null;
  /** the advisor whom the checkout was opened for; null when the event is not about a checkout */
  reference: string | null;
  /** an invoice of a running subscription that still could not be collected */
  failedInvoice: FailedInvoice | null;
  /** an invoice whose money came in, or went back */
  invoice: string | null;
  /** what the operator has to look at; null when nothing went back */
  moneyBack: 'refund' | 'dispute' | null;
}

export interface FailedInvoice {
  id: string;
  /** whole days from the invoice to this attempt */
  day: number;
  /** euro cents, VAT included */
  cents: number;
  /** when Stripe tries again, in seconds; null when it does not */
  retryAt: number | null;
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
    const failedAt = event.type === 'invoice.payment_failed' ? event.created : null;
    return invoiceSubject(await stripe.invoices.retrieve(event.data.object.id), failedAt);
  }
  if (
    event.type === 'customer.subscription.created' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted' ||
    event.type === 'customer.subscription.paused' ||
    event.type === 'customer.subscription.resumed'
  ) {
    return about(event.data.object.customer, { subscription: event.data.object.id });
  }
  if (
    event.type === 'subscription_schedule.created' ||
    event.type === 'subscription_schedule.updated' ||
    event.type === 'subscription_schedule.released' ||
    event.type === 'subscription_schedule.completed' ||
    event.type === 'subscription_schedule.canceled'
  ) {
    return about(event.data.object.customer);
  }
  if (event.type === 'customer.deleted') return about(event.data.object.id);
  if (event.type === 'charge.refunded' || event.type === 'refund.failed') {
    return paymentSubject(stripe, event.data.object.payment_intent, 'refund');
  }
  if (event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed') {
    return paymentSubject(stripe, event.data.object.payment_intent, 'dispute');
  }
  return null;
}

function checkoutSubject(session: Stripe.Checkout.Session): Subject | null {
  return about(session.customer, {
    subscription: idOf(session.subscription),
    reference: session.client_reference_id ?? '',
  });
}

const DAY = 24 * 60 * 60;

/** The first invoice fails while its payer looks at the payment page, so it needs no mail. */
function invoiceSubject(invoice: Stripe.Invoice, failedAt: number | null): Subject | null {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  const isOver = invoice.status === 'paid' || invoice.status === 'void';
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isOwed = failedAt !== null && subscription !== null && !isOver && !isFirst;
  return about(invoice.customer, {
    subscription,
    failedInvoice: isOwed
      ? {
          id: invoice.id,
          day: Math.max(Math.floor((failedAt - invoice.created) / DAY), 0),
          cents: invoice.amount_due,
          retryAt: invoice.next_payment_attempt,
        }
      : null,
    invoice: subscription === null ? null : invoice.id,
  });
}

/** A payment that went back, with the invoice that it was for: a one-off payment has none. */
async function paymentSubject(
  stripe: Stripe,
  reference: Reference,
  moneyBack: NonNullable<Subject['moneyBack']>,
): Promise<Subject | null> {
  const id = idOf(reference);
  if (id === null) return null;
  const { customer } = await stripe.paymentIntents.retrieve(id);
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: id },
    limit: 1,
  });
  return about(customer, { invoice: idOf(payments.data[0]?.invoice ?? null), moneyBack });
}

type Reference = string | { id: string } | null;

function about(customer: Reference, more: Partial<Subject> = {}): Subject | null {
  const id = idOf(customer);
  if (id === null) return null;
  return {
    ...{ customer: id, subscription: null, reference: null, failedInvoice: null },
    ...{ invoice: null, moneyBack: null },
    ...more,
  };
}

function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
