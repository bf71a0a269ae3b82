import { readFile } from 'node:fs/promises';
import { PLAN_PRICES, TEST_PRICE } from '@wbd/domain/plans';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStripe } from '../../../functions/src/gateways/stripe.ts';
import { EVENT_TYPES, PORTAL_KEY } from '../../../functions/src/accounts/billing/stripe-names.ts';
import { setUpStripe } from './set-up-stripe.ts';
import { idOf } from '../../dev/stripe/testing/purchases.ts';
import { startStandIn, type RunningStandIn } from '../../dev/stripe/stand-in/server.ts';

const WEBHOOK = 'https://europe-west3-wbd.example/stripeWebhook';

let standIn: RunningStandIn;
let stripe: Stripe;

beforeEach(async () => {
  standIn = await startStandIn({ port: 0, host: '127.0.0.1', file: null, receiver: null });
  stripe = createStripe({ secretKey: 'sk_test_setup', origin: standIn.origin });
});
afterEach(() => standIn.stop());

const everything = async () => ({
  products: (await stripe.products.list({ limit: 100 })).data,
  prices: (await stripe.prices.list({ limit: 100 })).data,
  portals: (await stripe.billingPortal.configurations.list({ limit: 100 })).data,
  endpoints: (await stripe.webhookEndpoints.list({ limit: 100 })).data,
});

test('a fresh account gets every price, the portals and the endpoint; a second run changes nothing', async () => {
  const first = await setUpStripe(stripe, { webhookUrl: WEBHOOK });
  expect(new Set(first.steps.map(({ did }) => did))).toEqual(new Set(['created']));
  expect(first.webhookSecret).toMatch(/^whsec_/);
  expect(first.taxIsReady).toBe(true);
  const made = await everything();

  for (const { key, cents, interval } of PLAN_PRICES) {
    expect(made.prices.filter(({ lookup_key }) => lookup_key === key)).toMatchObject([
      {
        unit_amount: cents,
        currency: 'eur',
        type: 'recurring',
        tax_behavior: 'exclusive',
        recurring: { interval, interval_count: 1 },
      },
    ]);
  }
  expect(made.prices.filter(({ lookup_key }) => lookup_key === TEST_PRICE.key)).toMatchObject([
    { unit_amount: 50, type: 'one_time' },
  ]);
  const cancel = new Map(
    made.portals.map(({ metadata, features }) => [
      metadata?.[PORTAL_KEY] ?? '',
      features.subscription_cancel.enabled,
    ]),
  );
  expect(Object.fromEntries(cancel)).toEqual({ open: true, bound: false, change: false });
  expect(made.endpoints).toMatchObject([
    { url: WEBHOOK, enabled_events: [...EVENT_TYPES], api_version: Stripe.API_VERSION },
  ]);

  const second = await setUpStripe(stripe, { webhookUrl: WEBHOOK });
  expect(new Set(second.steps.map(({ did }) => did))).toEqual(new Set(['kept']));
  expect(second.steps.map(({ id }) => id)).toEqual(first.steps.map(({ id }) => id));
  expect(second.webhookSecret).toBeNull();
  expect(await everything()).toEqual(made);
});

test('a dry run lists the changes for a new and an outdated account, and makes none', async () => {
  const fresh = await setUpStripe(stripe, { webhookUrl: WEBHOOK, dryRun: true });
  expect(await everything()).toEqual({ products: [], prices: [], portals: [], endpoints: [] });
  const { steps } = await setUpStripe(stripe, { webhookUrl: WEBHOOK });
  const whatOf = (all: typeof steps) => all.map(({ what, did }) => [what, did]);
  expect(whatOf(fresh.steps)).toEqual(whatOf(steps));

  await stripe.products.update('wbd_pro_annual', { name: 'Anders' });
  const [endpoint] = (await everything()).endpoints;
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', {
    enabled_events: ['invoice.paid'],
    disabled: false,
  });
  const outdated = await everything();
  const dry = await setUpStripe(stripe, { webhookUrl: WEBHOOK, dryRun: true });
  expect(whatOf(dry.steps).filter(([, did]) => did !== 'kept')).toEqual([
    ['product wbd_pro_annual', 'changed'],
    [`webhook endpoint ${WEBHOOK}`, 'changed'],
  ]);
  expect(await everything()).toEqual(outdated);
});

test('a price that is out of date is replaced under its key, and the portal offers the new one', async () => {
  await setUpStripe(stripe, { webhookUrl: null });
  const key = 'wbd_lite_annual';
  const [wrong] = (await stripe.prices.list({ lookup_keys: [key] })).data;
  if (!wrong) throw new Error('no price');
  const old = await stripe.prices.create({
    product: idOf(wrong.product),
    currency: 'eur',
    unit_amount: 1,
    recurring: { interval: 'year' },
    tax_behavior: 'exclusive',
    lookup_key: key,
    transfer_lookup_key: true,
  });

  const { steps } = await setUpStripe(stripe, { webhookUrl: null });

  const changed = steps.filter(({ did }) => did !== 'kept').map(({ what }) => what);
  expect(changed).toEqual([`price ${key}`, 'portal configuration change']);
  const [right] = (await stripe.prices.list({ lookup_keys: [key] })).data;
  expect(right).toMatchObject({ unit_amount: 79_900, active: true });
  expect((await stripe.prices.retrieve(old.id)).active).toBe(false);
});

test('a price that was made by hand under our key is replaced, and what else the account sells is left alone', async () => {
  await setUpStripe(stripe, { webhookUrl: null });
  const key = 'wbd_pro_monthly';
  // more products than a list holds at once
  for (let i = 0; i < 100; i++) await stripe.products.create({ name: 'Anderes' });
  const foreign = await stripe.products.create({ name: 'Von Hand' });
  const byHand = await stripe.prices.create({
    product: foreign.id,
    currency: 'eur',
    unit_amount: 9900,
    recurring: { interval: 'month' },
    tax_behavior: 'exclusive',
    lookup_key: key,
    transfer_lookup_key: true,
  });

  const { steps } = await setUpStripe(stripe, { webhookUrl: null });

  const changed = steps.filter(({ did }) => did !== 'kept').map(({ what }) => what);
  expect(changed).toEqual([`price ${key}`, 'portal configuration change']);
  const [ours] = (await stripe.prices.list({ lookup_keys: [key] })).data;
  expect(ours).toMatchObject({ product: key, metadata: { wbd_price: key } });
  expect(await stripe.prices.retrieve(byHand.id)).toMatchObject({ lookup_key: null, active: true });
});

test('names products as the pricing page does, and renames those of earlier releases with their prices', async () => {
  await setUpStripe(stripe, { webhookUrl: null });
  const key = 'wbd_lite_cancellable';
  const [price] = (await stripe.prices.list({ lookup_keys: [key] })).data;
  const old = 'WBD Lite (Probe, monatlich kündbar)';
  await stripe.products.update(key, { name: old });
  await stripe.prices.update(price?.id ?? '', { nickname: old });

  const { steps } = await setUpStripe(stripe, { webhookUrl: null });

  const changed = steps.filter(({ did }) => did !== 'kept').map(({ what, did }) => [what, did]);
  expect(changed).toEqual([
    [`product ${key}`, 'changed'],
    [`price ${key}`, 'changed'],
  ]);
  const { products, prices } = await everything();
  const names = Object.fromEntries(products.map(({ id, name }) => [id, name]));
  expect(names).toEqual({
    wbd_lite_annual: 'WBD Lite Jährlich',
    wbd_lite_monthly: 'WBD Lite Monatlich (Mindestlaufzeit 12 Monate)',
    wbd_lite_cancellable: 'WBD Lite Probe (Monatlich kündbar)',
    wbd_pro_annual: 'WBD Pro Jährlich',
    wbd_pro_monthly: 'WBD Pro Monatlich (Mindestlaufzeit 12 Monate)',
    wbd_pro_cancellable: 'WBD Pro Probe (Monatlich kündbar)',
    wbd_test: 'WBD Testzahlung',
  });
  for (const { lookup_key, nickname } of prices) expect(nickname).toBe(names[lookup_key ?? '']);
});

test('subscribes the endpoint to the events that the code reads, and adds those of a new release', async () => {
  const outdated = await stripe.webhookEndpoints.create({
    url: WEBHOOK,
    enabled_events: ['checkout.session.completed', 'invoice.created'],
    api_version: Stripe.API_VERSION,
  });
  await setUpStripe(stripe, { webhookUrl: WEBHOOK });

  const [endpoint, ...more] = (await everything()).endpoints;
  expect(endpoint?.id).toBe(outdated.id);
  expect(more).toEqual([]);
  const reader = new URL(
    '../../../functions/src/accounts/billing/event-subject.ts',
    import.meta.url,
  );
  const read = [...(await readFile(reader, 'utf8')).matchAll(/case '([a-z_.]+)':/g)];
  expect(endpoint?.enabled_events.toSorted()).toEqual(read.map(([, type]) => type).toSorted());
});

test('reports an endpoint of another version and leaves it alone, because Stripe cannot change the version', async () => {
  const old = await stripe.webhookEndpoints.create({
    url: WEBHOOK,
    enabled_events: ['invoice.paid'],
    api_version: '2024-06-20',
  });
  const { steps, webhookSecret } = await setUpStripe(stripe, { webhookUrl: WEBHOOK });
  expect(steps.filter(({ did }) => did === 'outdated')).toEqual([
    { what: `webhook endpoint ${WEBHOOK} of 2024-06-20`, id: old.id, did: 'outdated' },
  ]);
  expect(webhookSecret).toBeNull();
  expect((await everything()).endpoints).toMatchObject([{ enabled_events: ['invoice.paid'] }]);
});
