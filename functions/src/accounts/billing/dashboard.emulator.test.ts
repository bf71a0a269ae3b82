import '../../../test/own-project.ts';
import type { Mail } from '@wbd/domain/mails';
import { paymentSchema } from '@wbd/domain/plans';
import { monthOf } from '@wbd/domain/time';
import { advanceDays, aPrice, pay, replaceCard } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db, parseDocuments } from '../../core/firestore.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  packageOf,
  subscriptionOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { cancelSubscription } from './cancel-subscription.service.ts';
import { reconcile } from './reconcile.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

async function mailsTo({ uid }: Person, kind: Mail['kind']) {
  const { docs } = await db.collection('mails').where('uid', '==', uid).get();
  return docs.map((row) => row.data()).filter((mail) => mail['kind'] === kind);
}

async function priceId(key: string): Promise<string> {
  const [price] = (await world.stripe.prices.list({ lookup_keys: [key] })).data;
  if (!price) throw new Error(key);
  return price.id;
}

async function lastPayment(customer: string): Promise<string> {
  const [invoice] = (await world.stripe.invoices.list({ customer, status: 'paid' })).data;
  const { payments } = await world.stripe.invoices.retrieve(invoice?.id ?? '', {
    expand: ['payments'],
  });
  const intent = payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('nothing was paid');
  return intent;
}

/** What a person paid, and what of it counts. */
async function moneyOf({ uid }: Person) {
  const { docs } = await db.collection(`accounts/${uid}/payments`).get();
  return parseDocuments(paymentSchema, docs);
}

test('PAY-03 a price that the operator swaps for an unknown one keeps the level, and its end takes the level away', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_annual');
  const { id, items } = await subscriptionOf(world.stripe, customer);
  const unknown = await aPrice(world.stripe, { recurring: { interval: 'year' } });
  await world.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: unknown.id }],
  });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect((await accountOf(person.uid)).billing).toMatchObject({
    subscription: { id, price: 'wbd_pro_annual' },
    unknownPrices: [unknown.id],
  });
  const told = world.alerts.filter(
    ({ event, price }) => event === 'billing.unknown-price' && price === unknown.id,
  );
  expect(told).toHaveLength(1);

  await world.stripe.subscriptions.cancel(id);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('PAY-03 a plan at another price is recognised by the price’s or the product’s metadata', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const { id, items } = await subscriptionOf(world.stripe, customer);
  const item = items.data[0]?.id ?? '';
  const recurring = { interval: 'year' } as const;
  const metadata = { wbd_price: 'wbd_pro_annual' };
  const marked = await aPrice(world.stripe, { recurring, metadata });
  await world.stripe.subscriptions.update(id, { items: [{ id: item, price: marked.id }] });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });

  const product = await world.stripe.products.create({
    name: 'Lite für Gründer',
    metadata: { wbd_price: 'wbd_lite_annual' },
  });
  const ofProduct = await aPrice(world.stripe, { recurring, product: product.id });
  await world.stripe.subscriptions.update(id, { items: [{ id: item, price: ofProduct.id }] });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });
  expect((await accountOf(person.uid)).billing?.unknownPrices).toEqual([]);
});

test('PAY-03 a customer without the note of the advisor keeps the subscription and buys no second one', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  await world.stripe.customers.update(customer, { metadata: { uid: '' } });
  await world.stripe.subscriptions.update((await subscriptionOf(world.stripe, customer)).id, {
    metadata: { note: 'von Hand' },
  });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });
  await expect(world.checkout(person, 'wbd_lite_annual')).rejects.toThrow('billing/current-plan');
});

test('PAY-03 the end of one of two subscriptions leaves the level of the other; cancelling ends both', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_cancellable');
  const further = await world.stripe.subscriptions.create({
    customer,
    items: [{ price: await priceId('wbd_pro_annual') }],
  });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect(Object.keys((await accountOf(person.uid)).billing?.others ?? {})).toHaveLength(1);

  const caller = { uid: person.uid, phone: null, emailConfirmed: true };
  const { endsAt } = await cancelSubscription(world.ports, caller);
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data.every(({ cancel_at }) => cancel_at !== null)).toBe(true);
  expect(new Date(endsAt).getTime() / 1000).toBe(
    Math.max(...data.map((one) => one.cancel_at ?? 0)),
  );

  await world.stripe.subscriptions.cancel(further.id);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_trial', lv: 1 });
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('PAY-03 cancelling takes a subscription out of the operator’s schedule', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable');
  const { id } = await subscriptionOf(world.stripe, customer);
  await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  const caller = { uid: person.uid, phone: null, emailConfirmed: true };
  await cancelSubscription(world.ports, caller);
  const cancelled = await subscriptionOf(world.stripe, customer);
  expect(cancelled.schedule).toBeNull();
  expect(cancelled.cancel_at).not.toBeNull();
});

test('FN-05 refunds and ends a second subscription bought at the same moment, and mails the advisor', async () => {
  const person = await aPerson();
  const url = await world.checkout(person, 'wbd_pro_annual');
  const customer = (await accountOf(person.uid)).billing?.customer ?? '';
  const metadata = { uid: person.uid, wbd_price: 'wbd_lite_annual' };
  const second = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: person.uid,
    metadata,
    subscription_data: { metadata },
    line_items: [{ price: await priceId('wbd_lite_annual'), quantity: 1 }],
    success_url: 'https://x.example/a',
    cancel_url: 'https://x.example/b',
  });
  await pay(url);
  // Stripe counts whole seconds, and the first that began is the one that stays
  await advanceDays(world.stripe, customer, 0.125);
  await pay(second.url ?? '');
  await world.deliverNews();
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data.map((one) => one.items.data[0]?.price.lookup_key)).toEqual(['wbd_pro_annual']);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  const kept = await moneyOf(person);
  expect(kept.map(({ plan, cents, returned }) => [plan, cents - returned]).toSorted()).toEqual([
    ['lite', 0],
    ['pro', 118_881],
  ]);
  expect(await mailsTo(person, 'plan-paid-back')).toHaveLength(1);
  expect(world.alerts).toContainEqual(
    expect.objectContaining({ event: 'billing.paid-back', account: person.uid }),
  );
});

test('FN-05 a page that is still open when a subscription begins cannot be paid any more', async () => {
  const person = await aPerson();
  const url = await world.checkout(person, 'wbd_pro_annual');
  const customer = (await accountOf(person.uid)).billing?.customer ?? '';
  await pay(await world.checkout(person, 'wbd_test'));
  await world.stripe.subscriptions.create({
    customer,
    items: [{ price: await priceId('wbd_lite_annual') }],
  });
  await world.deliverNews();
  expect((await pay(url)).status).toBe(410);
  expect(await packageOf(person.uid)).toMatchObject({ lv: 1 });
});

test('ADMIN-01 refunds and disputes reduce the revenue of the month, a dispute that was won restores it', async () => {
  const person = await aPerson({ account: { isTest: false } });
  const customer = await world.buy(person, 'wbd_lite_annual');
  const [payment] = await moneyOf(person);
  if (!payment) throw new Error('nothing was recorded');
  const month = async (): Promise<unknown> =>
    (await db.doc(`revenue/${monthOf(payment.paidAt)}`).get()).get('lite');
  const before = Number(await month());
  const intent = await lastPayment(customer);

  await world.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
  await world.deliverNews();
  expect(await month()).toBe(before - 10_000);
  world.dispute(intent);
  await world.deliverNews();
  expect(await month()).toBe(before - payment.cents);
  const [dispute] = (await world.stripe.disputes.list({ payment_intent: intent })).data;
  await world.stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await world.deliverNews();
  expect(await month()).toBe(before - 10_000);
  const told = world.alerts.filter(({ account }) => account === person.uid);
  expect(told.map(({ event }) => event)).toEqual([
    'billing.refunded',
    'billing.disputed',
    'billing.disputed',
  ]);
});

test('PAY-03 mails purchase, reminders and the end of an unpaid plan once each', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_cancellable', 'failsAtRenewal');
  const [bought] = await mailsTo(person, 'plan-changed');
  expect(bought).toMatchObject({
    from: 'basic',
    plan: 'lite_trial',
    invoice: { net: 19_900, tax: 3781, gross: 23_681 },
  });
  await advanceDays(world.stripe, customer, 35);
  await world.deliverNews();
  expect(await mailsTo(person, 'payment-failed')).toHaveLength(1);
  await advanceDays(world.stripe, customer, 5);
  await world.deliverNews();
  expect(await mailsTo(person, 'payment-reminder')).not.toHaveLength(0);
  await advanceDays(world.stripe, customer, 20);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  expect(await mailsTo(person, 'plan-ended')).toMatchObject([
    { plan: 'lite_trial', reason: 'unpaid' },
  ]);
  expect(await mailsTo(person, 'plan-changed')).toHaveLength(1);
});

test('PAY-03 events that never arrived are made up for', async () => {
  const person = await aPerson();
  await pay(await world.checkout(person, 'wbd_pro_annual'));
  expect(await packageOf(person.uid)).toMatchObject({ lv: 0 });
  expect(await reconcile(world.ports)).toBeGreaterThan(0);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  const portal = await world.stripe.billingPortal.sessions.create({
    customer: (await accountOf(person.uid)).billing?.customer ?? '',
  });
  await replaceCard(portal.url, 'good');
  expect(await reconcile(world.ports)).toBe(0);
});
