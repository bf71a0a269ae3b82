import '../../../test/own-project.ts';
import { paymentSchema, revenueSchema, type Revenue } from '@wbd/domain/plans';
import { monthOf } from '@wbd/domain/time';
import { advanceDays, confirmChange } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPorts } from '../admin/admin-ports.ts';
import { setTestAccount } from '../admin/set-test-account.service.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { admitted } from '../../../test/callers.ts';
import {
  aPerson,
  createBillingWorld,
  eventsSince,
  type Person,
  type World,
} from '../../../test/billing-world.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const DELIVERIES = 40;

async function revenue(): Promise<Omit<Revenue, 'id'>> {
  const months = parseDocuments(revenueSchema, (await db.collection('revenue').get()).docs);
  const sum = (plan: 'lite' | 'pro') => months.reduce((total, month) => total + month[plan], 0);
  return { lite: sum('lite'), pro: sum('pro') };
}

async function paymentsOf({ uid }: Person) {
  const { docs } = await db.collection(`accounts/${uid}/payments`).orderBy('paidAt').get();
  return parseDocuments(paymentSchema, docs);
}

/** What Stripe has collected from a customer. */
async function collected(customer: string): Promise<number> {
  const { data } = await world.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  return data.reduce((total, { amount_paid }) => total + amount_paid, 0);
}

test('ADMIN-01 what an advisor pays counts once for its month and plan, however often Stripe tells it', async () => {
  const before = await revenue();
  const person = await aPerson({ account: { isTest: false } });
  const customer = await world.buy(person, 'wbd_lite_annual');
  const paid = await collected(customer);
  expect(paid).toBeGreaterThanOrEqual(79_900);
  expect(await revenue()).toEqual({ ...before, lite: before.lite + paid });
  const [payment] = await paymentsOf(person);
  if (!payment) throw new Error('The payment was not recorded.');
  expect(payment).toMatchObject({ plan: 'lite', cents: paid });
  const month = await db.doc(`revenue/${monthOf(payment.paidAt)}`).get();
  expect(month.get('lite')).toBeGreaterThanOrEqual(paid);

  const event = (await eventsSince(world.stripe)).findLast(({ type }) => type === 'invoice.paid');
  // other events about the same invoice, as if Stripe had told it in several ways
  const told = Array.from({ length: DELIVERIES }, (_, number) => ({
    ...event,
    id: `${event?.id}_${number % 4}`,
  }));
  const answers = await Promise.all(told.map((one) => world.deliver(one)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await revenue()).toEqual({ ...before, lite: before.lite + paid });
  expect(await paymentsOf(person)).toHaveLength(1);
});

test('ADMIN-01 renewals count for the plan of that time, and an invoice that was not paid does not count', async () => {
  const before = await revenue();
  const person = await aPerson({ account: { isTest: false } });
  const customer = await world.buy(person, 'wbd_lite_monthly');
  const first = await collected(customer);
  await confirmChange(await world.checkout(person, 'wbd_pro_monthly'));
  await world.deliverNews();
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  const total = await collected(customer);
  expect(total).toBeGreaterThan(first);
  expect(await revenue()).toEqual({
    lite: before.lite + first,
    pro: before.pro + total - first,
  });

  const poor = await aPerson({ account: { isTest: false } });
  const debtor = await world.buy(poor, 'wbd_pro_cancellable', 'failsAtRenewal');
  const once = await collected(debtor);
  await advanceDays(world.stripe, debtor, 32);
  await world.deliverNews();
  expect((await revenue()).pro).toBe(before.pro + total - first + once);
});

test('ADMIN-01 payments of a test account leave the revenue with the mark and return without it', async () => {
  const before = await revenue();
  const person = await aPerson({ account: { isTest: false } });
  const admin = await aPerson({ account: { admin: true, isTest: true } });
  const mark = async (isTest: boolean) =>
    setTestAccount(
      { ...adminPorts, changes: { take: () => Promise.resolve(true) } },
      { uid: person.uid, isTest },
      await admitted(admin.uid),
    );
  const customer = await world.buy(person, 'wbd_pro_cancellable');
  const first = await collected(customer);
  expect(await revenue()).toEqual({ ...before, pro: before.pro + first });
  await mark(true);
  await mark(true);
  expect(await revenue()).toEqual(before);
  await advanceDays(world.stripe, customer, 32);
  await world.deliverNews();
  expect(await revenue()).toEqual(before);
  expect(await paymentsOf(person)).toHaveLength(2);
  await mark(false);
  expect(await revenue()).toEqual({ ...before, pro: before.pro + (await collected(customer)) });
});
