import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';
import { EVENT_TYPES } from './stripe-names.ts';

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

type HandledEvent = Extract<Stripe.Event, { type: (typeof EVENT_TYPES)[number] }>;

/** @returns null for an event that we have nothing to do for, or whose object Stripe does not know */
export async function subjectOf(stripe: Stripe, event: Stripe.Event): Promise<Subject | null> {
  if (!isHandled(event)) return null;
  try {
    return await readSubject(stripe, event);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isHandled = (event: Stripe.Event): event is HandledEvent =>
  EVENT_TYPES.some((type) => type === event.type);

/** A type that is subscribed to and not read here, or the reverse, does not compile. */
async function readSubject(stripe: Stripe, event: HandledEvent): Promise<Subject | null> {
  switch (event.type) {
    case 'checkout.session.completed':
      return checkoutSubject(await stripe.checkout.sessions.retrieve(event.data.object.id));
    case 'invoice.paid':
      return invoiceSubject(await stripe.invoices.retrieve(event.data.object.id), null);
    case 'invoice.payment_failed':
      return invoiceSubject(await stripe.invoices.retrieve(event.data.object.id), event.created);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return about(event.data.object.customer, { subscription: event.data.object.id });
    case 'subscription_schedule.created':
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
    case 'subscription_schedule.completed':
    case 'subscription_schedule.canceled':
      return about(event.data.object.customer);
    case 'customer.deleted':
      return about(event.data.object.id);
    case 'charge.refunded':
    case 'refund.failed':
      return paymentSubject(stripe, event.data.object.payment_intent, 'refund');
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return paymentSubject(stripe, event.data.object.payment_intent, 'dispute');
  }
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
    customer: id,
    subscription: null,
    reference: null,
    failedInvoice: null,
    invoice: null,
    moneyBack: null,
    ...more,
  };
}

function idOf(reference: Reference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}
