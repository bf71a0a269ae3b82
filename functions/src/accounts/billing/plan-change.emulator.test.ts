import '../../../test/own-project.ts';
import { mailSchema, type Mail } from '@wbd/domain/mails';
import { addMonths, isLive } from '@wbd/domain/plans';
import { advanceDays, aPrice, confirmChange, type Card } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountOf,
  advisorOf,
  aPerson,
  createBillingWorld,
  packageOf,
  PORTAL,
  subscriptionOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { cancelSubscription } from './cancel-subscription.service.ts';
import { planChange } from './plan-change.service.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const caller = ({ uid }: Person) => ({ uid, phone: null, emailConfirmed: true });

async function plan(person: Person, price: string | null) {
  const { at } = await planChange(world.ports, { price }, caller(person));
  await world.deliverNews();
  return at === null ? null : new Date(at);
}

const plannedFor = async ({ uid }: Person) =>
  (await accountOf(uid)).billing?.subscription?.plannedChange;

async function mailsTo({ uid }: Person): Promise<Mail['kind'][]> {
  const { docs } = await db.collection('mails').where('uid', '==', uid).get();
  return parseDocuments(mailSchema, docs)
    .map(({ kind }) => kind)
    .toSorted();
}

async function after(customer: string, days: number) {
  await advanceDays(world.stripe, customer, days);
  await world.deliverNews();
}

async function priceId(key: string): Promise<string> {
  const [price] = (await world.stripe.prices.list({ lookup_keys: [key] })).data;
  if (!price) throw new Error(key);
  return price.id;
}

test('PAY-03 a yearly Pro becomes Lite when the year is over, keeps all data, and is mailed about once each time', async () => {
  const person = await aPerson({
    advisor: { heroText: 'Mein Text', bookingslink: 'https://x.example' },
  });
  const customer = await world.buy(person, 'wbd_pro_annual');
  const before = await advisorOf(person.uid);
  const { start_date } = await subscriptionOf(world.stripe, customer);
  const end = addMonths(new Date(start_date * 1000), 12);

  expect(await plan(person, 'wbd_lite_annual')).toEqual(end);
  expect(await plan(person, 'wbd_lite_annual')).toEqual(end);
  expect(await plannedFor(person)).toEqual({ price: 'wbd_lite_annual', at: end, isOwn: true });
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect(await mailsTo(person)).toEqual(['plan-change-planned', 'plan-changed']);

  await after(customer, 364);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  await after(customer, 3);
  expect(await packageOf(person.uid)).toEqual({
    plan: 'lite_annual',
    lv: 1,
    hasOwnPage: true,
    isSpecialist: false,
  });
  expect(await plannedFor(person)).toBeNull();
  const level = { lv: 1, isSpecialist: false };
  expect(await advisorOf(person.uid)).toEqual({ ...before, ...level });
  expect(await mailsTo(person)).toEqual(['plan-change-planned', 'plan-changed', 'plan-changed']);
  const { schedule, status } = await subscriptionOf(world.stripe, customer);
  expect({ schedule, status }).toEqual({ schedule: null, status: 'active' });
  const paid = await world.stripe.invoices.list({ customer, status: 'paid' });
  expect(paid.data.map(({ amount_paid }) => amount_paid)).toEqual([95_081, 118_881]);
});

test('PAY-03 PAY-06 a monthly Pro keeps its twelve months before it becomes Lite', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_monthly');
  const { start_date } = await subscriptionOf(world.stripe, customer);
  const termEnd = addMonths(new Date(start_date * 1000), 12);
  await after(customer, 40);
  expect(await plan(person, 'wbd_lite_monthly')).toEqual(termEnd);
  await after(customer, 320);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_monthly', lv: 2 });
  await after(customer, 10);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_monthly', lv: 1 });
  const paid = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  expect(paid.data).toHaveLength(13);
  expect(paid.data[0]?.amount_paid).toBe(9401);
});

test('PAY-03 what is planned can be taken back, planned anew and replaced, with a mail for each', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable');
  const at = await plan(person, 'wbd_lite_monthly');
  expect(await plan(person, null)).toBeNull();
  expect(await plan(person, null)).toBeNull();
  expect(await plannedFor(person)).toBeNull();
  expect((await subscriptionOf(world.stripe, customer)).schedule).toBeNull();
  await plan(person, 'wbd_lite_monthly');
  await plan(person, 'wbd_lite_cancellable');
  expect(await plannedFor(person)).toEqual({ price: 'wbd_lite_cancellable', at, isOwn: true });
  const planned = 'plan-change-planned';
  expect(await mailsTo(person)).toEqual([
    planned,
    planned,
    planned,
    'plan-change-revoked',
    'plan-changed',
  ]);
  await after(customer, 33);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_trial', lv: 1 });
});

test('PAY-03 an upgrade at once clears what is planned, and cancelling does, too', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_monthly');
  await plan(person, 'wbd_lite_monthly');
  await confirmChange(await world.checkout(person, 'wbd_pro_annual'));
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect(await plannedFor(person)).toBeNull();

  await plan(person, 'wbd_lite_annual');
  await cancelSubscription(world.ports, caller(person));
  await world.deliverNews();
  expect(await plannedFor(person)).toBeNull();
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).not.toBeNull();
  await expect(plan(person, 'wbd_lite_annual')).rejects.toThrow('billing/cancelled');
});

test('PAY-03 a Lite under a schedule of the operator is upgraded at once', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const { id } = await subscriptionOf(world.stripe, customer);
  await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  await confirmChange(await world.checkout(person, 'wbd_pro_annual'));
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
});

test('PAY-03 a change that the operator schedules is noted and mailed, and is not the advisor’s to take back or replace', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_annual');
  const { id } = await subscriptionOf(world.stripe, customer);
  const schedule = await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  const [phase] = schedule.phases;
  await world.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        start_date: phase?.start_date ?? 0,
        end_date: phase?.end_date ?? 0,
        items: [{ price: await priceId('wbd_pro_annual') }],
      },
      {
        items: [{ price: await priceId('wbd_lite_annual') }],
        duration: { interval: 'year', interval_count: 1 },
      },
    ],
  });
  await world.deliverNews();
  expect(await plannedFor(person)).toMatchObject({ price: 'wbd_lite_annual', isOwn: false });
  expect(await mailsTo(person)).toEqual(['plan-change-planned', 'plan-changed']);
  await expect(plan(person, null)).rejects.toThrow('billing/special-agreement');
  await expect(plan(person, 'wbd_lite_monthly')).rejects.toThrow('billing/special-agreement');
});

test('PAY-03 only a smaller package of a running subscription can be planned', async () => {
  const person = await aPerson();
  await expect(plan(person, 'wbd_lite_annual')).rejects.toThrow('billing/none');
  const customer = await world.buy(person, 'wbd_lite_annual');
  await expect(plan(person, 'wbd_lite_annual')).rejects.toThrow('billing/current-plan');
  for (const price of ['wbd_pro_annual', 'wbd_lite_monthly', 'wbd_test', 'price_1', '']) {
    await expect(plan(person, price)).rejects.toMatchObject({ fields: ['price'] });
  }
  expect((await subscriptionOf(world.stripe, customer)).schedule).toBeNull();
  await expect(
    planChange(world.ports, { price: null }, { ...caller(person), uid: 'nobody' }),
  ).rejects.toMatchObject({ code: 'permission/denied' });
});

test('PAY-03 a process that dies between two requests of the plan leaves nothing that the next try cannot finish', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable');
  const { id } = await subscriptionOf(world.stripe, customer);
  // Stripe made the schedule, and reports it before its phases arrive
  await world.stripe.subscriptionSchedules.create({ from_subscription: id });
  await world.deliverNews();
  expect((await subscriptionOf(world.stripe, customer)).schedule).not.toBeNull();
  await plan(person, 'wbd_lite_cancellable');
  expect(await plannedFor(person)).toMatchObject({ price: 'wbd_lite_cancellable', isOwn: true });
  const { subscription } = (await accountOf(person.uid)).billing ?? {};
  expect(subscription && isLive(subscription.status)).toBe(true);
});

async function withExtra(person: Person, price: string, card: Card = 'good') {
  const customer = await world.buy(person, price, card);
  const { id } = await subscriptionOf(world.stripe, customer);
  const extra = await aPrice(world.stripe, { recurring: { interval: 'year' } });
  await world.stripe.subscriptions.update(id, { items: [{ price: extra.id }] });
  await world.deliverNews();
  return { customer, extra: extra.id };
}

test('PAY-03 a Lite with a further item becomes Pro after a yes in the portal, is charged, and keeps the item', async () => {
  const person = await aPerson();
  const { customer, extra } = await withExtra(person, 'wbd_lite_annual');
  await expect(world.checkout(person, 'wbd_pro_annual')).rejects.toThrow('billing/confirm-change');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });

  const url = await world.checkout(person, 'wbd_pro_annual', PORTAL, true);
  expect(url).toBe(`${PORTAL}/intern/checkout-success/pro`);
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  const { items } = await subscriptionOf(world.stripe, customer);
  const prices = items.data.map(({ price }) => price.lookup_key ?? price.id);
  expect(prices).toEqual(['wbd_pro_annual', extra]);
  const paid = await world.stripe.invoices.list({ customer, status: 'paid' });
  expect(paid.data[0]?.amount_paid).toBe(23_800);
  // the further item is paid by the year and fits no plan by the month
  await expect(
    planChange(world.ports, { price: 'wbd_lite_annual' }, caller(person)),
  ).rejects.toThrow('billing/special-agreement');
});

test('PAY-03 a further item keeps the interval, and a declined card leaves everything as it was', async () => {
  const person = await aPerson();
  const { customer } = await withExtra(person, 'wbd_lite_annual', 'failsAtRenewal');
  await expect(world.checkout(person, 'wbd_pro_annual', PORTAL, true)).rejects.toThrow(
    'billing/card-declined',
  );
  await world.deliverNews();
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });
  expect((await subscriptionOf(world.stripe, customer)).status).toBe('active');
  const other = await aPerson();
  const monthly = await world.buy(other, 'wbd_lite_monthly');
  const { id } = await subscriptionOf(world.stripe, monthly);
  const extra = await aPrice(world.stripe);
  await world.stripe.subscriptions.update(id, { items: [{ price: extra.id }] });
  await expect(world.checkout(other, 'wbd_pro_annual', PORTAL, true)).rejects.toThrow(
    'billing/special-agreement',
  );
});
