/** Records as the API returns them: what is read of them here, in Stripe's shapes. */
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
  const itemObject = { ...item, object: 'subscription_item', price, subscription: record.id };
  return {
    ...subscription,
    items: renderList(`/v1/subscription_items?subscription=${record.id}`, [itemObject]),
    test_clock: standIn.store.state.customers[record.customer]?.test_clock ?? null,
  };
}

export function renderInvoice({
  subscription,
  lines,
  tax: _,
  paid_at,
  ...invoice
}: Invoice): ApiObject {
  return {
    ...invoice,
    lines: renderList(`/v1/invoices/${invoice.id}/lines`, lines),
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status_transitions: { paid_at },
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

/** The secret is told once, when the endpoint is created. */
export function renderWebhookEndpoint({ secret: _, ...endpoint }: WebhookEndpoint): ApiObject {
  return endpoint;
}
