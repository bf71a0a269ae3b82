import { addMonths } from '@wbd/domain/plans';
import { renderSubscription } from '../render.ts';
import type { CheckoutSession, Invoice, Item, Price, Subscription } from '../records.ts';
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

/** What a new subscription is made from. */
export interface Beginning {
  customer: string;
  items: readonly { price: string; quantity: number }[];
  metadata: Subscription['metadata'];
  automatic_tax: Subscription['automatic_tax'];
  coupons?: readonly string[];
  trial_end?: number | null;
  missing_payment_method?: Subscription['missing_payment_method'];
}

/** Begins a subscription. Its first invoice is paid, unless there is a trial or no card that takes it. */
export function startSubscription(standIn: StandIn, beginning: Beginning): Subscription {
  const { customer, trial_end = null } = beginning;
  const start = now(standIn, customer);
  const first = priceOf(standIn, beginning.items[0]?.price ?? '');
  const end = trial_end ?? periodEnd(first, start, start);
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer,
    status: trial_end === null ? 'active' : 'trialing',
    items: beginning.items.map((item) => newItem(item, start, end)),
    coupons: [...(beginning.coupons ?? [])],
    metadata: { ...beginning.metadata },
    automatic_tax: beginning.automatic_tax,
    pause_collection: null,
    trial_end,
    missing_payment_method: beginning.missing_payment_method ?? 'create_invoice',
    schedule: null,
    billing_cycle_anchor: trial_end ?? start,
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_reason: null,
    ended_at: null,
    latest_invoice: null,
    created: start,
  };
  standIn.store.state.subscriptions[subscription.id] = subscription;
  const invoice =
    trial_end === null
      ? addInvoice(standIn, subscription, 'subscription_create', linesOf(standIn, subscription))
      : null;
  const isTaken = !invoice || invoice.amount_due === 0 || hasCard(standIn, customer);
  if (!isTaken) subscription.status = 'incomplete';
  announce(standIn, subscription, 'created');
  if (invoice && isTaken) markPaid(standIn, invoice);
  return subscription;
}

/** The subscription that a checkout was for. */
export function startFromCheckout(standIn: StandIn, session: CheckoutSession): Subscription {
  return startSubscription(standIn, {
    customer: session.customer,
    items: [{ price: session.price, quantity: 1 }],
    metadata: session.subscription_metadata,
    automatic_tax: session.automatic_tax,
  });
}

function newItem(item: { price: string; quantity: number }, start: number, end: number): Item {
  return { id: newId('si'), ...item, current_period_start: start, current_period_end: end };
}

/** A card that took the first payment; later ones may still fail. */
function hasCard({ store }: StandIn, customer: string): boolean {
  return store.state.cards[customer] !== undefined;
}

/** The item that the period is taken from: all items of a subscription renew together here. */
export function mainItem({ id, items }: Subscription): Item {
  const [item] = items;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}

export function lineOf(price: Price, quantity = 1): Invoice['lines'][number] {
  return { description: price.nickname ?? price.id, amount: price.unit_amount * quantity };
}

export function linesOf(standIn: StandIn, { items }: Subscription): Invoice['lines'] {
  return items.map(({ price, quantity }) => lineOf(priceOf(standIn, price), quantity));
}

/** What a change to another price costs now, and the period it leaves behind. */
export function previewChange(
  standIn: StandIn,
  subscription: Subscription,
  wanted: Price,
  item = mainItem(subscription),
) {
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
    lines,
    at,
    sameInterval,
    subtotal,
    ...withTax(subtotal, wanted, subscription.automatic_tax.enabled),
  };
}

/** Changes the price in place: the rest of the old one is credited, the new one invoiced and paid at once. */
export function changePrice(standIn: StandIn, subscription: Subscription, wanted: Price): void {
  const { lines } = previewChange(standIn, subscription, wanted);
  const { id, quantity } = mainItem(subscription);
  setItems(standIn, subscription, [
    { id, price: wanted.id, quantity },
    ...subscription.items.slice(1),
  ]);
  const invoice = addInvoice(standIn, subscription, 'subscription_update', lines);
  announce(standIn, subscription, 'updated');
  markPaid(standIn, invoice);
}

/** Replaces the items; another interval begins a new period. @returns whether it did */
export function setItems(
  standIn: StandIn,
  subscription: Subscription,
  items: readonly { id?: string; price: string; quantity: number }[],
): boolean {
  const { price, current_period_start, current_period_end } = mainItem(subscription);
  const wanted = priceOf(standIn, items[0]?.price ?? '');
  const sameInterval = priceOf(standIn, price).recurring?.interval === wanted.recurring?.interval;
  const at = now(standIn, subscription.customer);
  const isNew = !sameInterval && subscription.status !== 'trialing';
  const start = isNew ? at : current_period_start;
  const end = isNew ? periodEnd(wanted, at, at) : current_period_end;
  if (isNew) subscription.billing_cycle_anchor = at;
  subscription.items = items.map(({ id, ...item }) => ({
    ...newItem({ price: item.price, quantity: item.quantity }, start, end),
    ...(id !== undefined && { id }),
  }));
  return isNew;
}

/** When a requested cancellation takes effect; null without one. */
export function endAsked(subscription: Subscription): number | null {
  const { cancel_at, cancel_at_period_end } = subscription;
  return cancel_at ?? (cancel_at_period_end ? mainItem(subscription).current_period_end : null);
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
      ? mainItem(subscription).current_period_end
      : (wish.cancel_at ?? null);
  }
  const ends = endAsked(subscription) !== null;
  subscription.canceled_at = ends ? now(standIn, subscription.customer) : null;
  subscription.cancellation_reason = ends ? 'cancellation_requested' : null;
}

export function endSubscription(
  standIn: StandIn,
  subscription: Subscription,
  reason: NonNullable<Subscription['cancellation_reason']> = 'cancellation_requested',
): void {
  const at = now(standIn, subscription.customer);
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.cancellation_reason ??= reason;
  subscription.ended_at = at;
  const schedule = subscription.schedule && standIn.store.state.schedules[subscription.schedule];
  if (schedule && schedule.status === 'active') schedule.status = 'canceled';
  announce(standIn, subscription, 'deleted');
}
