import { addMonths } from '@wbd/domain';
import { renderSubscription } from '../render.ts';
import type { CheckoutSession, Invoice, Price, Subscription } from '../records.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { addInvoice, markPaid } from './invoices.ts';
import { priceOf, withTax } from './prices.ts';

/** The end of the period that began then; counted from the anchor, so that a 31st comes back after February. */
export function periodEnd(price: Price, anchor: number, start: number): number {
  const step = price.recurring?.interval === 'year' ? 12 : 1;
  for (let periods = 1; ; periods++) {
    const end = addMonths(new Date(anchor * 1000), step * periods).getTime() / 1000;
    if (end > start) return end;
  }
}

export function announce(standIn: StandIn, subscription: Subscription, what: string): void {
  standIn.store.changed();
  emit(
    standIn,
    `customer.subscription.${what}`,
    renderSubscription(standIn, subscription),
    subscription.customer,
  );
}

/** Begins the subscription that a checkout was for; its first invoice is paid. */
export function startSubscription(standIn: StandIn, session: CheckoutSession): Subscription {
  const price = priceOf(standIn, session.price);
  const start = now(standIn, session.customer);
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: session.customer,
    status: 'active',
    item: {
      id: newId('si'),
      price: price.id,
      current_period_start: start,
      current_period_end: periodEnd(price, start, start),
    },
    metadata: { ...session.subscription_metadata },
    automatic_tax: session.automatic_tax,
    billing_cycle_anchor: start,
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    created: start,
  };
  standIn.store.state.subscriptions[subscription.id] = subscription;
  const invoice = addInvoice(standIn, subscription, 'subscription_create', [lineOf(price)]);
  announce(standIn, subscription, 'created');
  markPaid(standIn, invoice);
  return subscription;
}

export function lineOf(price: Price): Invoice['lines'][number] {
  return { description: price.nickname ?? price.id, amount: price.unit_amount };
}

/** What a change to another price costs now, and the period it leaves behind. */
export function previewChange(standIn: StandIn, subscription: Subscription, wanted: Price) {
  const { item } = subscription;
  const current = priceOf(standIn, item.price);
  const at = now(standIn, subscription.customer);
  const left =
    Math.max(item.current_period_end - at, 0) /
    (item.current_period_end - item.current_period_start);
  const sameInterval = current.recurring?.interval === wanted.recurring?.interval;
  const lines = [
    { ...lineOf(current), amount: -Math.round(current.unit_amount * left) },
    { ...lineOf(wanted), amount: Math.round(wanted.unit_amount * (sameInterval ? left : 1)) },
  ];
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...{ lines, at, sameInterval, subtotal },
    ...withTax(subtotal, wanted, subscription.automatic_tax.enabled),
  };
}

/** Changes the price in place: what is left of the old one is credited, the new one invoiced and paid at once. */
export function changePrice(standIn: StandIn, subscription: Subscription, wanted: Price): void {
  const { lines, at, sameInterval } = previewChange(standIn, subscription, wanted);
  const { item } = subscription;
  item.price = wanted.id;
  if (!sameInterval) {
    subscription.billing_cycle_anchor = at;
    item.current_period_start = at;
    item.current_period_end = periodEnd(wanted, at, at);
  }
  const invoice = addInvoice(standIn, subscription, 'subscription_update', lines);
  announce(standIn, subscription, 'updated');
  markPaid(standIn, invoice);
}

/** When a requested cancellation takes effect; null without one. */
export function endAsked(subscription: Subscription): number | null {
  const { cancel_at, cancel_at_period_end, item } = subscription;
  return cancel_at ?? (cancel_at_period_end ? item.current_period_end : null);
}

/** Sets, moves or withdraws the moment at which the subscription ends. */
export function planEnd(
  standIn: StandIn,
  subscription: Subscription,
  wish: { cancel_at?: number | null; cancel_at_period_end?: boolean },
): void {
  if (wish.cancel_at !== undefined) {
    subscription.cancel_at = wish.cancel_at;
    subscription.cancel_at_period_end = false;
  }
  if (wish.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = wish.cancel_at_period_end;
    subscription.cancel_at = wish.cancel_at_period_end
      ? subscription.item.current_period_end
      : (wish.cancel_at ?? null);
  }
  const ends = endAsked(subscription) !== null;
  subscription.canceled_at = ends ? now(standIn, subscription.customer) : null;
}

export function endSubscription(standIn: StandIn, subscription: Subscription): void {
  const at = now(standIn, subscription.customer);
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  announce(standIn, subscription, 'deleted');
}
