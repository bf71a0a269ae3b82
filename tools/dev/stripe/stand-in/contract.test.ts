import { patient } from '../../test/host-speed.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStripe } from '../../../../functions/src/gateways/stripe.ts';
import { advanceDays, CLOCKS_BEGIN } from '../testing/clock.ts';
import { cancelAtPortal, confirmChange, pay, replaceCard } from '../testing/pages.ts';
import { aCheckout, aPrice, aSubscription, idOf, SUCCESS } from '../testing/purchases.ts';
import { setUpStripe } from '../../../ops/stripe/set-up-stripe.ts';
import { answerSchema, complaints, TYPES, type Answer } from './library-types.ts';
import { startStandIn, type RunningStandIn } from './server.ts';

const HOST = '127.0.0.1';
const DAY = 24 * 60 * 60;

let standIn: RunningStandIn;
let stripe: Stripe;
const confirmations: Stripe.BillingPortal.Session[] = [];

const client = (origin: string, secretKey = 'sk_test_contract') =>
  createStripe({ secretKey, origin });

beforeAll(async () => {
  standIn = await startStandIn({
    port: 0,
    host: HOST,
    file: null,
    receiver: null,
    clocksBegin: CLOCKS_BEGIN,
  });
  stripe = client(standIn.origin);
});
afterAll(() => standIn.stop());

const advance = (customer: string, days: number) => advanceDays(stripe, customer, days);

describe('the API', () => {
  test('finds prices by lookup key, which belongs to one price at a time', async () => {
    const first = await aPrice(stripe, { lookup_key: 'key_a' });
    await expect(aPrice(stripe, { lookup_key: 'key_a' })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'lookup_key',
    });
    const second = await aPrice(stripe, { lookup_key: 'key_a', transfer_lookup_key: true });
    const found = await stripe.prices.list({ lookup_keys: ['key_a', 'key_b'] });
    expect(found.data.map(({ id }) => id)).toEqual([second.id]);
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
  });

  test('repeats its answer to an idempotency key, and refuses it with other parameters', async () => {
    const key = { idempotencyKey: 'once' };
    const one = await stripe.customers.create({ email: 'a@example.org' }, key);
    const two = await stripe.customers.create({ email: 'a@example.org' }, key);
    expect(two.id).toBe(one.id);
    await expect(stripe.customers.create({ email: 'b@example.org' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('repeats a failure of its own to the same key, and says that it does', async () => {
    const key = { idempotencyKey: 'broken' };
    const params = { email: 'c@example.org' };
    standIn.failOnce('/v1/customers');
    await expect(stripe.customers.create(params, key)).rejects.toMatchObject({
      type: 'StripeAPIError',
      statusCode: 500,
    });
    await expect(stripe.customers.create(params, key)).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect(await stripe.customers.create(params)).toMatchObject(params);
  });

  test('a deleted customer leaves an id, and no subscription that runs', async () => {
    const { customer, subscription } = await aSubscription(stripe, await aPrice(stripe));
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toEqual({
      id: customer,
      object: 'customer',
      deleted: true,
    });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
  });

  test('refuses in the shape that the library knows', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(client(standIn.origin, 'sk_live_x').products.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(
      stripe.rawRequest('POST', '/v1/customers', { nickname: 'x' }),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'nickname' });
    await expect(
      stripe.rawRequest('GET', '/v1/products', {}, { apiVersion: '2020-08-27' }),
    ).rejects.toThrow('version');
    await expect(stripe.rawRequest('GET', '/v1/payouts')).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('hands out lists page by page, newest first', async () => {
    const customers = [];
    for (let i = 0; i < 3; i++) {
      customers.push((await stripe.customers.create({ email: 'page@example.org' })).id);
    }
    const ids: string[] = [];
    for await (const { id } of stripe.customers.list({ email: 'page@example.org', limit: 2 })) {
      ids.push(id);
    }
    expect(ids).toEqual(customers.toReversed());
  });
});

describe('the payment page', () => {
  test('takes a good card, refuses others, and is over afterwards', async () => {
    const { session, customer, url } = await aCheckout(stripe, await aPrice(stripe));
    expect(session).toMatchObject({ status: 'open', amount_subtotal: 1000, amount_total: 1190 });
    const page = await (await fetch(url)).text();
    expect(page).toContain('11,90');
    expect(page).toContain(session.cancel_url);

    const declined = await pay(url, 'declined');
    expect(declined.status).toBe(402);
    expect(declined.body).toContain('abgelehnt');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');

    expect(await pay(url)).toMatchObject({ status: 303, location: SUCCESS });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'uid-eva',
    });
    expect((await pay(url)).status).toBe(410);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  test('is closed when the session expires; one-off prices make no subscription', async () => {
    const price = await aPrice(stripe, {
      recurring: undefined,
      tax_behavior: 'inclusive',
      unit_amount: 50,
    });
    const closed = await aCheckout(stripe, price, 'payment');
    await stripe.checkout.sessions.expire(closed.session.id);
    expect((await pay(closed.url)).status).toBe(410);
    await expect(stripe.checkout.sessions.expire(closed.session.id)).rejects.toMatchObject({
      statusCode: 400,
    });

    const open = await aCheckout(stripe, price, 'payment');
    expect(open.session.amount_total).toBe(50);
    await pay(open.url);
    const { customer } = open;
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(0);
    await expect(aCheckout(stripe, price)).rejects.toMatchObject({ param: 'mode' });
  });
});

describe('time', () => {
  test('renews, and nothing happens twice', async () => {
    const { customer, subscription } = await aSubscription(stripe, await aPrice(stripe));
    const [before] = subscription.items.data;
    await advance(customer, 70);
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.items.data[0]?.current_period_start).toBeGreaterThan(
      before?.current_period_end ?? Infinity,
    );
    const invoices = await stripe.invoices.list({ customer, status: 'paid' });
    expect(invoices.data.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ]);
  });

  test('a card that fails makes the subscription past due; a new one settles it', async () => {
    const { customer, subscription } = await aSubscription(stripe, await aPrice(stripe));
    await stripe.billingPortal.configurations.create({
      features: { payment_method_update: { enabled: true } },
    });
    const { url } = await stripe.billingPortal.sessions.create({ customer });
    await replaceCard(url, 'failsAtRenewal');
    await advance(customer, 32);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    expect(invoice?.attempt_count).toBe(1);
    expect((await replaceCard(url, 'declined')).status).toBe(402);
    await replaceCard(url, 'good');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const paid = await stripe.invoices.retrieve(invoice?.id ?? '');
    expect(paid).toMatchObject({ status: 'paid', amount_paid: invoice?.amount_due });
    expect(paid.status_transitions.paid_at).toBeGreaterThan(paid.created);
  });

  test('a card that keeps failing ends the subscription after four attempts', async () => {
    const { customer, url } = await aCheckout(stripe, await aPrice(stripe));
    await pay(url, 'failsAtRenewal');
    await advance(customer, 50);
    const [subscription] = (await stripe.subscriptions.list({ customer, status: 'all' })).data;
    expect(subscription?.status).toBe('canceled');
    const failures = await stripe.events.list({ type: 'invoice.payment_failed', limit: 100 });
    const own = failures.data.filter(({ data }) => JSON.stringify(data).includes(customer));
    expect(own).toHaveLength(4);
  });

  test('a cancellation ends it with its period, or at the moment it names', async () => {
    const first = await aSubscription(stripe, await aPrice(stripe));
    await stripe.subscriptions.update(first.subscription.id, { cancel_at_period_end: true });
    await advance(first.customer, 32);
    expect((await stripe.subscriptions.retrieve(first.subscription.id)).status).toBe('canceled');

    const second = await aSubscription(stripe, await aPrice(stripe));
    const cancel_at = second.subscription.start_date + 100 * DAY;
    await stripe.subscriptions.update(second.subscription.id, { cancel_at });
    await advance(second.customer, 95);
    expect((await stripe.subscriptions.retrieve(second.subscription.id)).status).toBe('active');
    await advance(second.customer, 10);
    const ended = await stripe.subscriptions.retrieve(second.subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: cancel_at });
  });
});

test('the portal offers what its configuration allows, and confirms a change with proration', async () => {
  const [from, to] = [
    await aPrice(stripe),
    await aPrice(stripe, { unit_amount: 3000, nickname: 'Groß' }),
  ];
  const { customer, subscription } = await aSubscription(stripe, from);
  const closed = await stripe.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: false } },
  });
  const bound = await stripe.billingPortal.sessions.create({ customer, configuration: closed.id });
  await cancelAtPortal(bound.url);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();

  const flow_data: Stripe.BillingPortal.SessionCreateParams.FlowData = {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: subscription.items.data[0]?.id ?? '', price: to.id, quantity: 1 }],
    },
    after_completion: { type: 'redirect', redirect: { return_url: SUCCESS } },
  };
  await expect(
    stripe.billingPortal.sessions.create({ customer, configuration: closed.id, flow_data }),
  ).rejects.toMatchObject({ param: 'flow_data' });
  const products = [{ product: idOf(to.product), prices: [to.id] }];
  const open = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: { enabled: true, default_allowed_updates: ['price'], products },
    },
  });
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration: open.id,
    flow_data,
  });
  confirmations.push(session);
  await advance(customer, 15);
  expect(await confirmChange(session.url)).toMatchObject({ status: 303, location: SUCCESS });
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.items.data[0]?.price.id).toBe(to.id);
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice?.billing_reason).toBe('subscription_update');
  expect(invoice?.subtotal).toBeGreaterThan(900);
  expect(invoice?.subtotal).toBeLessThan(1100);
});

describe('the dashboard', () => {
  const itemOf = ({ items }: Stripe.Subscription) => items.data[0]?.id ?? '';

  test('changes items, quantities and coupons of a subscription, and pauses its collection', async () => {
    const [first, second] = [await aPrice(stripe), await aPrice(stripe, { unit_amount: 300 })];
    const { customer, subscription } = await aSubscription(stripe, first);
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    const changed = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), quantity: 2 }, { price: second.id }],
      discounts: [{ coupon: coupon.id }],
    });
    expect(changed.items.data.map(({ price, quantity }) => [price.id, quantity])).toEqual([
      [first.id, 2],
      [second.id, 1],
    ]);
    await advance(customer, 32);
    const [half] = (await stripe.invoices.list({ customer })).data;
    expect(half).toMatchObject({ status: 'paid', subtotal: 2300, total_excluding_tax: 1150 });

    await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
    await advance(customer, 31);
    const [voided] = (await stripe.invoices.list({ customer })).data;
    expect(voided).toMatchObject({ status: 'void', amount_paid: 0 });
    const { status } = await stripe.subscriptions.update(subscription.id, { pause_collection: '' });
    expect(status).toBe('active');
  });

  test('refuses a subscription without items, and items with different intervals', async () => {
    const { subscription } = await aSubscription(stripe, await aPrice(stripe));
    const yearly = await aPrice(stripe, { recurring: { interval: 'year' } });
    const items = [{ id: itemOf(subscription), deleted: true }];
    const change = (params: Stripe.SubscriptionUpdateParams) =>
      stripe.subscriptions.update(subscription.id, params);
    await expect(change({ items })).rejects.toMatchObject({ param: 'items' });
    await expect(change({ items: [{ price: yearly.id }] })).rejects.toMatchObject({
      param: 'items',
    });
  });

  test('a trial ends in a paid subscription, or is paused without a card', async () => {
    const price = await aPrice(stripe);
    const { id: customer } = await stripe.customers.create({ email: 'probe@example.org' });
    const trial_end = Math.floor(CLOCKS_BEGIN.getTime() / 1000) + 10 * DAY;
    const begun = await stripe.subscriptions.create({
      customer,
      trial_end,
      items: [{ price: price.id }],
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    expect(begun.status).toBe('trialing');
    await advance(customer, 11);
    expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('paused');
  });

  test('a schedule changes the price when its phase begins, and can be released before', async () => {
    const [now, later] = [await aPrice(stripe), await aPrice(stripe, { unit_amount: 300 })];
    const plan = async (id: string) => {
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
      const [phase] = schedule.phases;
      if (!phase) throw new Error('no phase');
      return stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          {
            start_date: phase.start_date,
            end_date: phase.end_date,
            items: [{ price: now.id, quantity: 1 }],
          },
          {
            items: [{ price: later.id, quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
          },
        ],
      });
    };
    const kept = await aSubscription(stripe, now);
    const { id } = await plan(kept.subscription.id);
    await expect(
      stripe.subscriptions.update(kept.subscription.id, { cancel_at_period_end: true }),
    ).rejects.toThrow('managed by the subscription schedule');
    await stripe.subscriptionSchedules.release(id);
    await advance(kept.customer, 32);
    const same = await stripe.subscriptions.retrieve(kept.subscription.id);
    expect(same).toMatchObject({ schedule: null, items: { data: [{ price: { id: now.id } }] } });

    const { customer, subscription } = await aSubscription(stripe, now);
    await plan(subscription.id);
    await advance(customer, 32);
    const changed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    expect(changed.items.data[0]?.price.id).toBe(later.id);
    expect(changed.schedule).toMatchObject({ status: 'active' });
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({ subtotal: 300, billing_reason: 'subscription_cycle' });
    await advance(customer, 31);
    expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
  });

  test('refunds and disputes a payment', async () => {
    const { customer } = await aSubscription(stripe, await aPrice(stripe));
    const payment = await paymentOf(customer);
    await stripe.refunds.create({ payment_intent: payment, amount: 90 });
    const retrieve = () => stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
    expect((await retrieve()).latest_charge).toMatchObject({
      amount_refunded: 90,
      refunded: false,
    });
    await stripe.refunds.create({ payment_intent: payment });
    await expect(stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    standIn.dispute(payment);
    expect((await retrieve()).latest_charge).toMatchObject({ refunded: true, disputed: true });
    const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
    const { status } = await stripe.disputes.update(dispute?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    });
    expect(status).toBe('won');
  });
});

/** The payment intent of the invoice that a customer paid last. */
async function paymentOf(customer: string): Promise<string> {
  const [invoice] = (await stripe.invoices.list({ customer, status: 'paid' })).data;
  const { payments } = await stripe.invoices.retrieve(invoice?.id ?? '', { expand: ['payments'] });
  const id = payments?.data[0]?.payment.payment_intent;
  if (typeof id !== 'string') throw new Error('nothing was paid');
  return id;
}

const LISTS = [
  'billing_portal/configurations?limit=100',
  'checkout/sessions?limit=100',
  'customers?limit=100',
  'disputes?limit=100',
  'events?limit=100',
  'invoice_payments?limit=100',
  'invoices?limit=100',
  'prices?limit=100',
  'products?limit=100',
  'refunds?limit=100',
  'subscriptions?status=all&limit=100',
  'webhook_endpoints?limit=100',
];

const listSchema = z.object({ data: z.array(answerSchema) });

async function ask(what: string): Promise<unknown> {
  const headers = {
    authorization: 'Bearer sk_test_contract',
    'stripe-version': Stripe.API_VERSION,
  };
  return (await fetch(`${standIn.origin}/v1/${what}`, { headers })).json();
}

/** One of everything about an account of a seller. */
async function sellerAnswers(): Promise<unknown[]> {
  const { id: stripeAccount } = await stripe.accounts.create({
    country: 'DE',
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  const there = { stripeAccount };
  const pages = { refresh_url: SUCCESS, return_url: SUCCESS };
  const link = await stripe.accountLinks.create({
    account: stripeAccount,
    type: 'account_onboarding',
    ...pages,
  });
  const params = {
    mode: 'payment',
    line_items: [
      {
        price_data: { currency: 'eur', unit_amount: 1_190, product_data: { name: 'Film' } },
        quantity: 1,
      },
    ],
    payment_intent_data: { application_fee_amount: 100 },
    success_url: SUCCESS,
    cancel_url: SUCCESS,
  } satisfies Stripe.Checkout.SessionCreateParams;
  await expect(stripe.checkout.sessions.create(params, there)).rejects.toThrow(/make charges/);
  await fetch(link.url, { method: 'POST', redirect: 'manual' });
  const session = await stripe.checkout.sessions.create(params, there);
  await expect(stripe.checkout.sessions.retrieve(session.id)).rejects.toThrow(/No such/);
  await pay(session.url ?? '');
  const paid = await stripe.checkout.sessions.retrieve(session.id, {}, there);
  const payment_intent = idOf(paid.payment_intent);
  const expand = ['latest_charge.balance_transaction'];
  const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand }, there);
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') throw new Error('nothing was charged');
  standIn.dispute(payment_intent);
  const refund = { payment_intent, amount: 119, refund_application_fee: true };
  return [
    await stripe.accounts.retrieve(stripeAccount),
    link,
    session,
    paid,
    await stripe.refunds.create(refund, there),
    await stripe.applicationFees.retrieve(idOf(charge.application_fee)),
    intent,
    ...(await stripe.disputes.list({ payment_intent }, there)).data,
    ...(await stripe.events.list({ limit: 100 }, there)).data,
  ];
}

/** One of everything, and all that the tests above have left. */
async function allAnswers(): Promise<Answer[]> {
  await setUpStripe(stripe, { webhookUrl: 'http://127.0.0.1:9/' });
  const price = await aPrice(stripe);
  const { customer, subscription } = await aSubscription(stripe, price);
  const payment_intent = await paymentOf(customer);
  standIn.dispute(payment_intent);
  const { test_clock } = z
    .object({ test_clock: z.string() })
    .parse(await stripe.customers.retrieve(customer));
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const lists = LISTS.map(async (name) => listSchema.parse(await ask(name)).data);
  const singles = [
    await stripe.billingPortal.sessions.create({ customer }),
    ...confirmations,
    ...(await stripe.invoices.listLineItems(invoice?.id ?? '')).data,
    await stripe.coupons.create({ percent_off: 10, duration: 'once' }),
    await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] }),
    await stripe.refunds.create({ payment_intent, amount: 1 }),
    await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] }),
    await stripe.charges.retrieve(
      idOf((await stripe.paymentIntents.retrieve(payment_intent)).latest_charge),
    ),
    await ask('tax/settings'),
    await ask(`test_helpers/test_clocks/${test_clock}`),
  ];
  singles.push(...(await sellerAnswers()));
  return [...singles.map((one) => answerSchema.parse(one)), ...(await Promise.all(lists)).flat()];
}

test(
  'FN-05 every answer of the stand-in fits the types of Stripe’s library',
  async () => {
    const answers = await allAnswers();
    expect(new Set(answers.map(({ object }) => object))).toEqual(new Set(Object.keys(TYPES)));
    expect(complaints(answers)).toEqual([]);
  },
  patient(60_000),
);

test(
  'a field that Stripe does not have, and a value that it does not know, are found',
  () => {
    const answer = { object: 'subscription' };
    const told = complaints([
      { ...answer, periodEnd: 1 },
      { ...answer, status: 'over' },
      { ...answer, items: { data: [{ amount: 1 }] } },
    ]);
    expect(told).toHaveLength(3);
    expect(told.join('\n')).toMatch(/periodEnd[^]*over[^]*amount/);
  },
  patient(60_000),
);

test('purchases survive a restart of the program', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-stripe-'));
  const options = { port: 0, host: HOST, file: path.join(folder, 'state.json'), receiver: null };
  const before = await startStandIn(options);
  const { id } = await client(before.origin).customers.create({ email: 'bleibt@example.org' });
  await before.stop();
  const after = await startStandIn(options);
  expect(await client(after.origin).customers.retrieve(id)).toMatchObject({
    email: 'bleibt@example.org',
  });
  await after.stop();
  rmSync(folder, { recursive: true });
});
