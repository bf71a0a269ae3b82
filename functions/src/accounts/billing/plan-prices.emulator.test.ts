import '../../../test/own-project.ts';
import { PLAN_PRICES } from '@wbd/domain/plans';
import { aPrice } from '@wbd/tools/stripe-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../test/callers.ts';
import {
  aPerson,
  createBillingWorld,
  subscriptionOf,
  type World,
} from '../../../test/billing-world.ts';
import { planPrices } from './plan-prices.service.ts';
import { readUnknownPrices } from './unknown-prices.repository.ts';

let world: World;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world.stop());

const always = { take: () => Promise.resolve(true) };
const look = async ({ uid }: { uid: string }, looks = always) =>
  planPrices(
    { stripe: world.stripe, readUnknownPrices, looks, now: () => new Date() },
    await admitted(uid),
  );
const anAdmin = () => aPerson({ account: { admin: true } });

test('ADMIN-04 shows admins the plan and level of each price by the rule that tells it, and which plan cannot be booked', async () => {
  const admin = await anAdmin();
  const recurring = { interval: 'year' } as const;
  const marked = await aPrice(world.stripe, {
    recurring,
    unit_amount: 50_000,
    metadata: { wbd_price: 'wbd_pro_annual' },
  });
  const product = await world.stripe.products.create({
    name: 'Lite für Gründer',
    metadata: { wbd_price: 'wbd_lite_annual' },
  });
  const ofProduct = await aPrice(world.stripe, { recurring, product: product.id });
  const [unsold] = (await world.stripe.prices.list({ lookup_keys: ['wbd_lite_monthly'] })).data;
  await world.stripe.prices.update(unsold?.id ?? '', { active: false });

  const { plans, unknownPrices, hasMorePrices } = await look(admin);

  expect(plans.map(({ key, level }) => [key, level])).toEqual(
    PLAN_PRICES.map(({ key, level }) => [key, level]),
  );
  const pricesOf = (wanted: string) => plans.find(({ key }) => key === wanted)?.prices;
  expect(pricesOf('wbd_pro_annual')).toEqual([
    expect.objectContaining({
      id: marked.id,
      rule: 'price-metadata',
      isSold: false,
      cents: 50_000,
    }),
    expect.objectContaining({
      rule: 'price-metadata',
      isSold: true,
      isListPrice: true,
      cents: 99_900,
      interval: 'year',
      name: 'WBD Pro Jährlich',
    }),
  ]);
  expect(pricesOf('wbd_lite_annual')?.[0]).toEqual({
    id: ofProduct.id,
    name: 'Lite für Gründer',
    cents: 1000,
    interval: 'year',
    rule: 'product-metadata',
    isSold: false,
    isListPrice: false,
  });
  expect(pricesOf('wbd_lite_monthly')).toEqual([]);
  expect({ unknownPrices, hasMorePrices }).toEqual({ unknownPrices: [], hasMorePrices: false });
});

test('ADMIN-04 lists unknown prices with the advisors who have them, and says once they are assigned', async () => {
  const [admin, person, other] = [await anAdmin(), await aPerson(), await aPerson()];
  const unknown = await aPrice(world.stripe, { recurring: { interval: 'year' } });
  const swap = async (customer: string) => {
    const { id, items } = await subscriptionOf(world.stripe, customer);
    const item = items.data[0]?.id ?? '';
    await world.stripe.subscriptions.update(id, { items: [{ id: item, price: unknown.id }] });
  };
  await swap(await world.buy(person, 'wbd_pro_annual'));
  await swap(await world.buy(other, 'wbd_lite_annual'));
  await world.deliverNews();

  const [found, ...more] = (await look(admin)).unknownPrices;
  expect(more).toEqual([]);
  expect(found).toMatchObject({ id: unknown.id, name: 'Paket', cents: 1000, interval: 'year' });
  expect(found?.assigned).toBeNull();
  expect(new Set(found?.advisors)).toEqual(
    new Set([person, other].map(({ uid, mail: email }) => ({ uid, email }))),
  );
  await world.stripe.products.update(found?.product ?? '', {
    metadata: { wbd_price: 'wbd_pro_annual' },
  });
  expect((await look(admin)).unknownPrices[0]?.assigned).toBe('wbd_pro_annual');
});

test('ADMIN-04 refuses the mapping of prices to an admin beyond the limit', async () => {
  const limited = { take: () => Promise.resolve(false) };
  await expect(look(await anAdmin(), limited)).rejects.toMatchObject({ code: 'rate/limited' });
});
