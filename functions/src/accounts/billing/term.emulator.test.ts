import '../../../test/own-project.ts';
import { addMonths } from '@wbd/domain/plans';
import {
  advanceDays,
  cancelAtPortal,
  confirmChange,
  keepAtPortal,
} from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelSubscription } from './cancel-subscription.service.ts';
import { createBillingPortal } from './create-billing-portal.service.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  packageOf,
  PORTAL,
  subscriptionOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const caller = ({ uid }: Person) => ({ uid, phone: null, emailConfirmed: true });
const cancel = (person: Person) => cancelSubscription(world.ports, caller(person));
const portalOf = async (person: Person) =>
  (await createBillingPortal(world.ports, { domain: PORTAL }, caller(person))).url;

async function after(customer: string, days: number) {
  await advanceDays(world.stripe, customer, days);
  await world.deliverNews();
}

async function startOf(customer: string): Promise<Date> {
  return new Date((await subscriptionOf(world.stripe, customer)).start_date * 1000);
}

test('PAY-06 a monthly plan that is cancelled early runs for its twelve months', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  const termEnd = addMonths(await startOf(customer), 12);
  await after(customer, 40);

  const { endsAt } = await cancel(person);
  expect(new Date(endsAt)).toEqual(termEnd);
  expect(await cancel(person)).toEqual({ endsAt });
  await world.deliverNews();
  expect((await accountOf(person.uid)).billing?.subscription).toMatchObject({
    status: 'active',
    minimumTermEnd: termEnd,
    cancelAt: termEnd,
  });

  await after(customer, 320);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_monthly', lv: 1 });
  const paid = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  expect(paid.data).toHaveLength(12);
  await after(customer, 10);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('PAY-06 after its twelve months a monthly plan ends with the month', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_monthly');
  await after(customer, 380);
  const { endsAt } = await cancel(person);
  expect(new Date(endsAt)).toEqual(addMonths(await startOf(customer), 13));
  await after(customer, 30);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('PAY-06 the portal offers no cancelling within the term, and does after it', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  await cancelAtPortal(await portalOf(person));
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).toBeNull();
  await after(customer, 370);
  await cancelAtPortal(await portalOf(person));
  const ending = await subscriptionOf(world.stripe, customer);
  expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
});

test('PAY-06 a cancellation that comes too early, wherever it was made, is moved to the end of the term', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  const { id } = await subscriptionOf(world.stripe, customer);
  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await world.deliverNews();
  const termEnd = addMonths(await startOf(customer), 12).getTime() / 1000;
  expect(await subscriptionOf(world.stripe, customer)).toMatchObject({
    cancel_at: termEnd,
    cancel_at_period_end: false,
  });
  await world.deliverNews();
  expect((await accountOf(person.uid)).billing?.subscription?.cancelAt).toEqual(
    new Date(termEnd * 1000),
  );
});

test('PAY-06 cancellable ends with the month, and a cancellation can be withdrawn', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_cancellable');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_trial' });
  const url = await portalOf(person);
  await cancelAtPortal(url);
  await world.deliverNews();
  const end = addMonths(await startOf(customer), 1);
  expect((await accountOf(person.uid)).billing?.subscription?.cancelAt).toEqual(end);
  await keepAtPortal(url);
  await after(customer, 32);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_trial', lv: 1 });
  expect(new Date((await cancel(person)).endsAt)).toEqual(addMonths(end, 1));
  await after(customer, 31);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('PAY-06 annual ends with the year', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_annual');
  expect(new Date((await cancel(person)).endsAt)).toEqual(addMonths(await startOf(customer), 12));
});

test('PAY-06 the term begins with the change to monthly and goes on through an upgrade', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_cancellable');
  await after(customer, 100);
  const change = async (price: string) => {
    await confirmChange(await world.checkout(person, price));
    await world.deliverNews();
    return (await accountOf(person.uid)).billing?.subscription;
  };
  const monthly = await change('wbd_lite_monthly');
  const termEnd = addMonths(await startOf(customer), 3 + 12);
  expect(monthly?.minimumTermEnd).toEqual(termEnd);
  await after(customer, 60);
  expect(await change('wbd_pro_monthly')).toMatchObject({
    price: 'wbd_pro_monthly',
    minimumTermEnd: termEnd,
  });
  expect(await change('wbd_pro_annual')).toMatchObject({ minimumTermEnd: null });
});

test('PAY-06 who comes back to monthly begins a new term', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  await after(customer, 370);
  for (const price of ['wbd_lite_cancellable', 'wbd_lite_monthly']) {
    await confirmChange(await world.checkout(person, price));
    await world.deliverNews();
  }
  expect((await accountOf(person.uid)).billing?.subscription).toMatchObject({
    price: 'wbd_lite_monthly',
    minimumTermEnd: addMonths(await startOf(customer), 24),
  });
});

test('PAY-06 an advisor who has cancelled and books the same again takes the cancellation back', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_annual');
  await cancel(person);
  await keepAtPortal(await world.checkout(person, 'wbd_pro_annual'));
  expect((await subscriptionOf(world.stripe, customer)).cancel_at).toBeNull();
  await expect(world.checkout(person, 'wbd_pro_annual')).rejects.toThrow('billing/current-plan');
});

test('PAY-06 an advisor who has cancelled takes that back before another schedule; a bigger package needs no such thing', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_monthly');
  const { endsAt } = await cancel(person);
  await world.deliverNews();

  await confirmChange(await world.checkout(person, 'wbd_pro_monthly'));
  await world.deliverNews();
  expect((await accountOf(person.uid)).billing?.subscription).toMatchObject({
    price: 'wbd_pro_monthly',
    cancelAt: new Date(endsAt),
  });

  // a year that is paid for would end with the months before it
  await keepAtPortal(await world.checkout(person, 'wbd_pro_annual'));
  await world.deliverNews();
  expect((await accountOf(person.uid)).billing?.subscription).toMatchObject({
    price: 'wbd_pro_monthly',
    cancelAt: null,
  });
  await confirmChange(await world.checkout(person, 'wbd_pro_annual'));
  await world.deliverNews();
  expect((await accountOf(person.uid)).billing?.subscription).toMatchObject({
    price: 'wbd_pro_annual',
    cancelAt: null,
    minimumTermEnd: null,
  });
  expect((await subscriptionOf(world.stripe, customer)).status).toBe('active');
});

test('without a subscription there is nothing to cancel', async () => {
  await expect(cancel(await aPerson())).rejects.toThrow('billing/none');
});
