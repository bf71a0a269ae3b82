/** Records as the API returns them. */
import type {
  CheckoutSession,
  Invoice,
  PortalSession,
  Subscription,
  TestClock,
  WebhookEndpoint,
} from './records.ts';
import { priceOf, withTax } from './engine/prices.ts';
import { clockTime, type StandIn } from './stand-in.ts';

export type ApiObject = Record<string, unknown>;

export function renderList(url: string, data: readonly unknown[], hasMore = false): ApiObject {
  return { object: 'list', data, has_more: hasMore, url };
}

export function renderSubscription(standIn: StandIn, record: Subscription): ApiObject {
  const { item, ...subscription } = record;
  const price = priceOf(standIn, item.price);
  const itemObject = {
    ...item,
    object: 'subscription_item',
    price,
    quantity: 1,
    subscription: record.id,
    metadata: {},
    created: record.created,
  };
  return {
    ...subscription,
    items: renderList(`/v1/subscription_items?subscription=${record.id}`, [itemObject]),
    billing_mode: { type: 'flexible' },
    collection_method: 'charge_automatically',
    currency: price.currency,
    default_payment_method: null,
    test_clock: standIn.store.state.customers[record.customer]?.test_clock ?? null,
    livemode: false,
  };
}

export function renderInvoice(record: Invoice): ApiObject {
  const { subscription, lines, tax, ...invoice } = record;
  return {
    ...invoice,
    attempted: record.attempt_count > 0,
    collection_method: 'charge_automatically',
    amount_remaining: record.amount_due - record.amount_paid,
    total_taxes: [{ amount: tax, tax_behavior: 'exclusive' }],
    lines: renderList(`/v1/invoices/${record.id}/lines`, lines),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription, metadata: {} },
    },
    livemode: false,
  };
}

export function renderCheckoutSession(standIn: StandIn, record: CheckoutSession): ApiObject {
  const price = priceOf(standIn, record.price);
  const { tax, total } = withTax(price.unit_amount, price, record.automatic_tax.enabled);
  return {
    ...toldOf(record),
    amount_subtotal: price.unit_amount,
    amount_total: total,
    total_details: { amount_tax: tax, amount_discount: 0, amount_shipping: 0 },
    currency: price.currency,
    livemode: false,
  };
}

function toldOf({ price: _, subscription_metadata: __, ...session }: CheckoutSession) {
  return session;
}

export function renderPortalSession(record: PortalSession): ApiObject {
  const { flow, ...session } = record;
  return {
    ...session,
    flow: flow && {
      type: 'subscription_update_confirm',
      after_completion: { type: flow.redirect === null ? 'portal_homepage' : 'redirect' },
    },
  };
}

export function renderTestClock({ ahead, ...clock }: TestClock): ApiObject {
  return { ...clock, frozen_time: clockTime({ ahead }), livemode: false };
}

/** The secret is told once, when the endpoint is created. */
export function renderWebhookEndpoint({ secret: _, ...endpoint }: WebhookEndpoint): ApiObject {
  return endpoint;
}
