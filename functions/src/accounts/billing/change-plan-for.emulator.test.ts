import '../../../test/own-project.ts';
import { adminActionSchema } from '@wbd/domain/accounts';
import type { ChangePlanForInput } from '@wbd/domain/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import {
  accountOf,
  aPerson,
  createBillingWorld,
  packageOf,
  type Person,
  type World,
} from '../../../test/billing-world.ts';
import { anAccount, newId, store } from '../../../test/data.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { changePlanFor } from './change-plan-for.service.ts';

const REASON = 'Auf Wunsch am Telefon';
let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const anAdmin = () => store('accounts', anAccount({ id: newId('admin'), admin: true }));

async function order({ uid }: Pick<Person, 'uid'>, wanted: Omit<ChangePlanForInput, 'uid'>) {
  const ports = {
    ...world.ports,
    looks: world.ports.limit,
    changes: world.ports.limit,
    record: async ({ path, data }: { path: string; data: object }) => {
      await db.doc(path).create(data);
    },
  };
  const offer = await changePlanFor(
    ports,
    { uid, ...wanted },
    await admitted((await anAdmin()).id),
  );
  await world.deliverNews();
  return offer;
}

async function entriesFor({ uid }: Person) {
  const found = await db.collection('adminActions').where('account', '==', uid).get();
  return parseDocuments(adminActionSchema, found.docs).map(({ planChange, reason }) => ({
    ...planChange,
    reason,
  }));
}

const paidBy = async (customer: string) =>
  (await world.stripe.invoices.list({ customer, status: 'paid' })).data[0]?.amount_paid;

test('ADMIN-07 a larger plan begins at once for what the preview said, recorded with its reason', async () => {
  const person = await aPerson();
  const customer = await world.buy(person, 'wbd_lite_annual');
  const wanted = { price: 'wbd_pro_annual', when: 'now' } as const;
  const preview = await order(person, { ...wanted, reason: null });
  expect(preview).toMatchObject({ from: 'lite_annual', to: 'pro_annual' });
  expect(preview.dueCents).toBeGreaterThan(0);
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual' });
  expect(await entriesFor(person)).toEqual([]);

  await order(person, { ...wanted, reason: REASON });
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect(await paidBy(customer)).toBe(preview.dueCents);
  expect(await entriesFor(person)).toEqual([
    { from: 'lite_annual', to: 'pro_annual', when: 'now', reason: REASON },
  ]);
  await expect(order(person, { ...wanted, reason: REASON })).rejects.toMatchObject({
    code: 'billing/current-plan',
  });
});

test('ADMIN-07 a smaller plan at once leaves a credit, and at the end of the term costs nothing now', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  await world.buy(one, 'wbd_pro_annual');
  const smaller = { price: 'wbd_lite_annual', reason: REASON } as const;
  const now = await order(one, { ...smaller, when: 'now' });
  expect(now.dueCents).toBeLessThan(0);
  expect(await packageOf(one.uid)).toMatchObject({ plan: 'lite_annual', lv: 1 });

  await world.buy(other, 'wbd_pro_annual');
  const later = await order(other, { ...smaller, when: 'term' });
  expect(later.dueCents).toBe(0);
  expect(await packageOf(other.uid)).toMatchObject({ plan: 'pro_annual', lv: 2 });
  expect((await accountOf(other.uid)).billing?.subscription?.plannedChange).toMatchObject({
    price: 'wbd_lite_annual',
    at: new Date(later.at),
  });
});

test('ADMIN-07 a subscription ends at the end of the term or at once', async () => {
  const person = await aPerson();
  await world.buy(person, 'wbd_pro_cancellable');
  const basic = { price: null, reason: REASON };
  const later = await order(person, { ...basic, when: 'term' });
  expect((await accountOf(person.uid)).billing?.subscription?.cancelAt).toEqual(new Date(later.at));
  await order(person, { ...basic, when: 'now' });
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'basic', lv: 0 });
});

test('ADMIN-07 a declined card changes nothing, and without a subscription there is nothing to change', async () => {
  const [person, free] = [await aPerson(), await aPerson()];
  const wanted = { price: 'wbd_pro_annual', when: 'now', reason: REASON } as const;
  await expect(order(free, wanted)).rejects.toMatchObject({ code: 'billing/none' });
  await expect(order({ uid: newId('gone') }, wanted)).rejects.toMatchObject({
    code: 'advisor/not-found',
  });
  await world.buy(person, 'wbd_lite_annual');
  expect(await packageOf(person.uid)).toMatchObject({ plan: 'lite_annual' });
  expect(await entriesFor(person)).toEqual([]);
});
