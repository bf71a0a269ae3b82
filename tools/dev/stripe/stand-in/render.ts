/** Records as the API returns them: the fields that we read, in Stripe's shapes. */
import type {
  CheckoutSession,
  Invoice,
  Payment,
  PortalSession,
  Schedule,
  Subscription,
  TestClock,
  WebhookEndpoint,
} from './records.ts';
import { priceOf, withTax } from './engine/prices.ts';
import { clockTime, now, type StandIn } from './stand-in.ts';

export type ApiObject = Record<string, unknown>;

export function renderList(url: string, data: readonly unknown[], hasMore = false): ApiObject {
  return { object: 'list', data, has_more: hasMore, url };
}

export function renderSubscription(
  standIn: StandIn,
  record: Subscription,
  expand: readonly string[] = [],
): ApiObject {
  const { items, coupons, missing_payment_method, cancellation_reason, ...subscription } = record;
  const itemObjects = items.map((item) => ({
    ...item,
    object: 'subscription_item',
    price: priceOf(standIn, item.price),
    subscription: record.id,
  }));
  const schedule = record.schedule ? standIn.store.state.schedules[record.schedule] : undefined;
  return {
    ...subscription,
    items: renderList(`/v1/subscription_items?subscription=${record.id}`, itemObjects),
    discounts: coupons.map((coupon) => `di_${coupon}`),
    schedule:
      schedule && expand.includes('schedule')
        ? renderSchedule(standIn, schedule)
        : subscription.schedule,
    trial_settings: { end_behavior: { missing_payment_method } },
    cancellation_details: { comment: null, feedback: null, reason: cancellation_reason },
    test_clock: standIn.store.state.customers[record.customer]?.test_clock ?? null,
  };
}

export function renderSchedule(standIn: StandIn, record: Schedule): ApiObject {
  const at = now(standIn, record.customer);
  const current = record.phases.find(
    ({ start_date, end_date }) => start_date <= at && at < end_date,
  );
  return {
    ...record,
    current_phase:
      record.status === 'active' && current
        ? { start_date: current.start_date, end_date: current.end_date }
        : null,
    phases: record.phases.map(({ coupons, ...phase }) => ({
      ...phase,
      discounts: coupons.map((coupon) => ({ coupon, discount: null, promotion_code: null })),
      proration_behavior: 'none',
    })),
    test_clock: standIn.store.state.customers[record.customer]?.test_clock ?? null,
  };
}

export function renderInvoice(standIn: StandIn, record: Invoice, withPayments = false): ApiObject {
  const { subscription, tax, paid_at, discount, ...invoice } = record;
  const customer = standIn.store.state.customers[record.customer];
  return {
    ...invoice,
    amount_remaining: record.amount_due - record.amount_paid,
    hosted_invoice_url: `${standIn.origin}/i/${invoice.id}`,
    invoice_pdf: `${standIn.origin}/i/${invoice.id}/pdf`,
    customer_name: customer?.name ?? null,
    customer_email: customer?.email ?? null,
    customer_address: customer?.address ?? null,
    customer_tax_ids: [],
    lines: renderInvoiceLines(standIn, record),
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_1' }],
    total_excluding_tax: record.total - tax,
    total_taxes:
      tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive', type: 'tax_rate_details' }],
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status_transitions: { finalized_at: record.created, paid_at },
    ...(withPayments && { payments: paymentsOf(standIn, record) }),
  };
}

/** Every line is for the time in which its subscription is at this moment. */
export function renderInvoiceLines({ store }: StandIn, record: Invoice): ApiObject {
  const item = store.state.subscriptions[record.subscription]?.items[0];
  const period = {
    start: item?.current_period_start ?? record.created,
    end: item?.current_period_end ?? record.created,
  };
  const lines = record.lines.map((line, at) => ({
    ...line,
    id: `il_${record.id}_${at}`,
    object: 'line_item',
    period,
  }));
  return renderList(`/v1/invoices/${record.id}/lines`, lines);
}

function paymentsOf({ store }: StandIn, { id }: Invoice): ApiObject {
  const payments = Object.values(store.state.payments).filter(({ invoice }) => invoice === id);
  return renderList('/v1/invoice_payments', payments.map(renderInvoicePayment));
}

export function renderInvoicePayment(payment: Payment): ApiObject {
  return {
    id: payment.invoice_payment,
    object: 'invoice_payment',
    amount_paid: payment.amount,
    amount_requested: payment.amount,
    created: payment.created,
    currency: payment.currency,
    invoice: payment.invoice,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: payment.id },
    status: 'paid',
  };
}

export function renderCharge(standIn: StandIn, payment: Payment): ApiObject {
  const { disputes } = standIn.store.state;
  return {
    id: payment.charge,
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.amount_refunded,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    disputed: Object.values(disputes).some(({ charge }) => charge === payment.charge),
    payment_intent: payment.id,
    refunded: payment.amount_refunded === payment.amount,
  };
}

export function renderPaymentIntent(
  standIn: StandIn,
  payment: Payment,
  withCharge = false,
): ApiObject {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.amount,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    latest_charge: withCharge ? renderCharge(standIn, payment) : payment.charge,
    status: 'succeeded',
  };
}

export function renderCheckoutSession(
  standIn: StandIn,
  { price: id, subscription_metadata: _, ...session }: CheckoutSession,
): ApiObject {
  const price = priceOf(standIn, id);
  const { total } = withTax(price.unit_amount, price, session.automatic_tax.enabled);
  return {
    ...session,
    amount_subtotal: price.unit_amount,
    amount_total: total,
    currency: price.currency,
  };
}

export function renderPortalSession(record: PortalSession): ApiObject {
  const { flow, ...session } = record;
  return { ...session, flow: flow && { type: 'subscription_update_confirm' } };
}

export function renderTestClock({ ahead, ...clock }: TestClock): ApiObject {
  return { ...clock, frozen_time: clockTime({ ahead }) };
}

/** The secret is returned once, when the endpoint is created. */
export function renderWebhookEndpoint({
  secret: _,
  connect: __,
  ...endpoint
}: WebhookEndpoint): ApiObject {
  return endpoint;
}
