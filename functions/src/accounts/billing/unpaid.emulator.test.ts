import '../../../test/own-project.ts';
import { advanceDays, replaceCard } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  packageOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld({ afterRetries: 'mark-unpaid' });
});
afterAll(() => world.stop());

const statusOf = async ({ uid }: Person) => (await accountOf(uid)).billing?.subscription?.status;

async function paymentMails({ uid }: Person) {
  const { docs } = await db.collection('mails').where('uid', '==', uid).get();
  return docs.filter((row) => row.get('kind') === 'payment-failed');
}

test('PAY-03 an advisor who owes something settles that before any purchase', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable', 'failsAtRenewal');
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  expect(await statusOf(person)).toBe('past_due');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_trial', lv: 2 });
  for (const price of ['wbd_pro_cancellable', 'wbd_pro_annual', 'wbd_lite_annual']) {
    const url = await world.checkout(person, price);
    expect(await (await fetch(url)).text()).toContain('Zahlung offen');
  }
});

test('PAY-03.4 what stays unpaid takes the package away; paying it late brings it back', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable', 'failsAtRenewal');
  await advanceDays(world.stripe, customer, 70);
  await world.deliverNews();
  expect(await statusOf(person)).toBe('unpaid');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
  expect(await paymentMails(person)).toHaveLength(1);

  const portal = await world.checkout(person, 'wbd_pro_cancellable');
  await replaceCard(portal, 'good');
  await world.deliverNews();
  expect(await statusOf(person)).toBe('active');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_trial', lv: 2 });
  expect(await paymentMails(person)).toHaveLength(1);
  const history = await db.collection(`accounts/${person.uid}/planChanges`).orderBy('at').get();
  expect(history.docs.map((change) => `${change.get('from')} ${change.get('to')}`)).toEqual([
    'basic pro_trial',
    'pro_trial basic',
    'basic pro_trial',
  ]);
});

test('PAY-03 no one is written to about a bill that was taken back meanwhile', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_pro_cancellable', 'failsAtRenewal');
  await advanceDays(world.stripe, customer, 32);
  const [open] = (await world.stripe.invoices.list({ customer, status: 'open' })).data;
  await world.stripe.invoices.voidInvoice(open?.id ?? '');
  await world.deliverNews();
  expect(await paymentMails(person)).toHaveLength(0);
});

test('PAY-03 an open payment is noted with amount, since when and the next attempt, until it is paid', async () => {
  const person = await aPerson();
  const owed = async () => (await accountOf(person.uid)).billing?.owed;
  const customer = await world.buy(person, 'wbd_pro_cancellable', 'failsAtRenewal');
  expect(await owed()).toBeNull();
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  const [open] = (await world.stripe.invoices.list({ customer, status: 'open' })).data;
  const since = new Date((open?.created ?? 0) * 1000);
  const inDays = (days: number) => new Date(since.getTime() + days * 24 * 3_600_000);
  expect(await owed()).toEqual({ cents: 35_581, since, retryAt: inDays(3) });
  await advanceDays(world.stripe, customer, 3);
  await world.deliverNews();
  expect(await owed()).toEqual({ cents: 35_581, since, retryAt: inDays(8) });
  // given up: the package is gone, and the debt stays
  await advanceDays(world.stripe, customer, 20);
  await world.deliverNews();
  expect(await statusOf(person)).toBe('unpaid');
  expect(await owed()).toEqual({ cents: 35_581, since, retryAt: null });
  await replaceCard(await world.checkout(person, 'wbd_pro_cancellable'), 'good');
  await world.deliverNews();
  expect(await owed()).toBeNull();
});
