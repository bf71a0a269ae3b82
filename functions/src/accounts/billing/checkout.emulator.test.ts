import '../../../test/own-project.ts';
import { newId } from '../../../test/data.ts';
import { PLAN_PRICES, TEST_PRICE } from '@wbd/domain/plans';
import { confirmChange, idOf, pay, setUpStripe } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingPorts } from './billing-ports.ts';
import { cancelSubscription } from './cancel-subscription.service.ts';
import { createBillingPortal } from './create-billing-portal.service.ts';
import { createCheckout } from './create-checkout.service.ts';
import { db } from '../../core/firestore.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  customerOf,
  packageOf,
  type Person,
  PORTAL,
  subscriptionOf,
  type World,
} from '../../../test/billing-world.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

async function lastSession(uid: string) {
  const customer = await customerOf(uid);
  const [session] = (await world.stripe.checkout.sessions.list({ customer, limit: 1 })).data;
  if (!session) throw new Error('no checkout');
  return session;
}

test.each(PLAN_PRICES.map(({ key, plan, schedule, cents }) => ({ key, plan, schedule, cents })))(
  'PAY-01.1 $key leads to a page where its price is paid',
  async ({ key, plan, schedule, cents }) => {
    const person = await aPerson();
    const url = await world.checkout(person, key);
    expect(await lastSession(person.uid)).toMatchObject({
      url,
      mode: 'subscription',
      amount_subtotal: cents,
      amount_total: Math.round(cents * 1.19),
      client_reference_id: person.uid,
      metadata: { uid: person.uid, wbd_price: key },
      success_url: `${PORTAL}/intern/checkout-success/${plan}`,
      cancel_url: `${PORTAL}/intern/pricing/${plan}?abandoned=${schedule}`,
    });
    expect((await accountOf(person.uid)).billing).toMatchObject({ wanted: key });
  },
);

test('PAY-01 the test offer costs 50 cents once and leads to its own page', async () => {
  const person = await aPerson();
  const before = await packageOf(person.uid);
  const answer = await pay(await world.checkout(person, TEST_PRICE.key));
  expect(answer.location).toBe(`${PORTAL}/smoleuro-graciously-given`);
  expect(await lastSession(person.uid)).toMatchObject({
    mode: 'payment',
    amount_total: 50,
    cancel_url: `${PORTAL}/smoleuro`,
  });
  await world.deliverNews();
  expect(await packageOf(person.uid)).toEqual(before);
  expect((await accountOf(person.uid)).billing).toMatchObject({ wanted: null });
});

test('PAY-01 the advisor’s e-mail address matches in any spelling', async () => {
  const person = await aPerson();
  const mail = person.mail.toUpperCase();
  expect(await world.checkout({ ...person, mail }, 'wbd_lite_annual')).toContain('/c/pay/');
});

test.each([
  ['a foreign e-mail address', { mail: 'fremd@example.org' }, 'permission/denied'],
  ['a foreign price', { price: 'wbd_gold_annual' }, 'Invalid: price'],
  ['the id of a price', { price: 'price_123' }, 'Invalid: price'],
  ['a foreign return address', { domain: 'https://evil.example' }, 'Invalid: domain'],
  ['one that only begins like ours', { domain: `${PORTAL}.evil.example` }, 'Invalid: domain'],
])('FN-05 PAY-01.2 %s is refused, recorded, and makes no customer', async (_, changes, message) => {
  const { uid, mail } = await aPerson();
  const before = world.refusals.length;
  const input = { mail, price: 'wbd_lite_annual', domain: PORTAL, ...changes };
  const request = createCheckout(world.ports, input, { uid, phone: null, emailConfirmed: true });
  await expect(request).rejects.toThrow(message);
  expect(world.refusals).toHaveLength(before + 1);
  expect((await accountOf(uid)).billing).toBeNull();
});

test('FN-05.3 a caller without an advisor account cannot pay', async () => {
  const stranger = { uid: newId('cus'), mail: 'kunde@example.org' };
  await expect(world.checkout(stranger, 'wbd_lite_annual')).rejects.toThrow('permission/denied');
  const portal = createBillingPortal(
    world.ports,
    { domain: PORTAL },
    { uid: stranger.uid, phone: null, emailConfirmed: true },
  );
  await expect(portal).rejects.toThrow('permission/denied');
});

test('FN-05.4 two clicks make one customer and one page; another price closes the page before', async () => {
  const person = await aPerson();
  const [one, two] = await Promise.all([
    world.checkout(person, 'wbd_lite_annual'),
    world.checkout(person, 'wbd_lite_annual'),
  ]);
  expect(two).toBe(one);
  const third = await world.checkout(person, 'wbd_pro_annual');
  expect((await pay(one)).status).toBe(410);
  expect((await pay(third)).status).toBe(303);
  const customers = await world.stripe.customers.list({ email: person.mail });
  expect(customers.data.map(({ id }) => id)).toEqual([await customerOf(person.uid)]);
});

test('FN-05 two tabs at once, each with another price, leave one page that can be paid', async () => {
  const person = await aPerson();
  const urls = await Promise.all([
    world.checkout(person, 'wbd_lite_monthly'),
    world.checkout(person, 'wbd_pro_monthly'),
  ]);
  const customer = await customerOf(person.uid);
  const open = await world.stripe.checkout.sessions.list({ customer, status: 'open' });
  expect(open.data).toHaveLength(1);
  expect(urls).toContain(open.data[0]?.url);
  for (const url of urls) await pay(url);
  expect((await world.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

test.each([['/v1/customers'], ['/v1/checkout/sessions']])(
  'FN-05 a failure of Stripe’s at %s is over with the next click, although its key is kept',
  async (path) => {
    const person = await aPerson();
    world.failOnce(path);
    await expect(world.checkout(person, 'wbd_lite_annual')).rejects.toThrow('unknown error');
    expect(await world.checkout(person, 'wbd_lite_annual')).toContain('/c/pay/');
    const { data } = await world.stripe.customers.list({ email: person.mail });
    expect(data).toHaveLength(1);
  },
);

test('FN-05 a page whose price has changed is not handed out again', async () => {
  const { stripe } = world;
  const person = await aPerson();
  const before = await world.checkout(person, 'wbd_lite_annual');
  const [old] = (await stripe.prices.list({ lookup_keys: ['wbd_lite_annual'] })).data;
  if (!old) throw new Error('no price');
  await stripe.prices.create({
    product: idOf(old.product),
    currency: 'eur',
    unit_amount: 89_900,
    tax_behavior: 'exclusive',
    recurring: { interval: 'year' },
    metadata: old.metadata,
    lookup_key: 'wbd_lite_annual',
    transfer_lookup_key: true,
  });
  expect(await world.checkout(person, 'wbd_lite_annual')).not.toBe(before);
  expect((await lastSession(person.uid)).amount_subtotal).toBe(89_900);
  await setUpStripe(stripe, { webhookUrl: null });
});

test('FN-05 PAY-03.7 a declined card buys nothing, and neither does the success page', async () => {
  const person = await aPerson();
  const before = await packageOf(person.uid);
  const url = await world.checkout(person, 'wbd_pro_annual');
  expect((await pay(url, 'declined')).status).toBe(402);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toEqual(before);
  // paid, but Stripe has not reported it yet
  expect((await pay(url)).location).toBe(`${PORTAL}/intern/checkout-success/pro`);
  expect(await packageOf(person.uid)).toEqual(before);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
});

test('PAY-03 an advisor with a subscription changes it instead of paying a second one', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_monthly', lv: 1 });

  const url = await world.checkout(person, 'wbd_pro_annual');
  expect(url).toContain('/p/session/');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_monthly' });
  const answer = await confirmChange(url);
  expect(answer.location).toBe(`${PORTAL}/intern/checkout-success/pro`);
  await world.deliverNews();

  expect(await packageOf(person.uid)).toEqual({
    plan: 'pro_annual',
    lv: 2,
    hasOwnPage: true,
    isSpecialist: true,
  });
  expect((await subscriptionOf(world.stripe, customer)).status).toBe('active');
});

test.each([
  ['wbd_pro_cancellable', 'wbd_lite_cancellable', 'billing/downgrade'],
  ['wbd_lite_monthly', 'wbd_lite_cancellable', 'billing/minimum-term'],
  ['wbd_lite_annual', 'wbd_lite_annual', 'billing/current-plan'],
] as const)('PAY-03 from %s to %s is refused', async (from, to, code) => {
  const person = await aPerson();
  await world.buy(person, from);
  await expect(world.checkout(person, to)).rejects.toThrow(code);
});

test('PAY-03 a level that the operator gave is not bought away', async () => {
  const pro = { lv: 2, hasOwnPage: true, isSpecialist: true } as const;
  const person = await aPerson({ advisor: pro, account: { plan: 'pro_annual' } });
  await expect(world.checkout(person, 'wbd_lite_annual')).rejects.toThrow('billing/downgrade');
  expect(await world.checkout(person, 'wbd_pro_annual')).toContain('/c/pay/');
});

test('PAY-03 a level that the operator gave after an earlier subscription is not bought away either', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  await world.stripe.subscriptions.cancel((await subscriptionOf(world.stripe, customer)).id);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  await db.doc(`advisors/${person.uid}`).update({ lv: 2, hasOwnPage: true, isSpecialist: true });
  await expect(world.checkout(person, 'wbd_lite_annual')).rejects.toThrow('billing/downgrade');
});

test('FN-05 the customer portal is for those who have something there', async () => {
  const person = await aPerson();
  const open = (domain = PORTAL) =>
    createBillingPortal(
      world.ports,
      { domain },
      { uid: person.uid, phone: null, emailConfirmed: true },
    );
  await expect(open()).rejects.toThrow('billing/none');
  await world.buy(person, 'wbd_lite_annual');
  await expect(open('https://evil.example')).rejects.toThrow('Invalid: domain');
  const page = await (await fetch((await open()).url)).text();
  expect(page).toContain('WBD Lite');
  expect(page).toContain(`${PORTAL}/intern/profile`);
});

test('FN-05 billing calls of one advisor have a limit, and a call that succeeds gives nothing back', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const { limit } = await billingPorts();
  const ports = { ...world.ports, limit };
  const caller = { uid: person.uid, phone: null, emailConfirmed: true };
  const checkout = ({ uid, mail }: Person) =>
    createCheckout(ports, { mail, price: 'wbd_lite_annual', domain: PORTAL }, { ...caller, uid });
  // all but two of the calls of an hour
  for (let call = 0; call < 58; call++)
    expect(await limit.take(person.uid, ports.now())).toBe(true);
  for (let call = 0; call < 2; call++) expect((await checkout(person)).url).toContain('/c/pay/');

  const limited = { code: 'rate/limited' };
  await expect(checkout(person)).rejects.toMatchObject(limited);
  const portal = createBillingPortal(ports, { domain: PORTAL }, caller);
  await expect(portal).rejects.toMatchObject(limited);
  await expect(cancelSubscription(ports, caller)).rejects.toMatchObject(limited);
  expect((await checkout(other)).url).toContain('/c/pay/');
});
