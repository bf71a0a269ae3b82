import { expect, test } from 'vitest';
import { PLAN_PRICES, planName, planPrice, priceKey, TEST_PRICE } from './plans.ts';

/** Euros per interval, without VAT, as the specification's table has them. */
const TABLE = [
  ['wbd_lite_cancellable', 199, 'month', 1, 'lite_trial'],
  ['wbd_lite_monthly', 79, 'month', 1, 'lite_monthly'],
  ['wbd_lite_annual', 799, 'year', 1, 'lite_annual'],
  ['wbd_pro_cancellable', 299, 'month', 2, 'pro_trial'],
  ['wbd_pro_monthly', 99, 'month', 2, 'pro_monthly'],
  ['wbd_pro_annual', 999, 'year', 2, 'pro_annual'],
] as const;

test.each(TABLE)('%s costs %i euros a %s', (key, euros, interval, level, name) => {
  const price = planPrice(key);
  if (!price) throw new Error(`${key} is missing`);
  expect(price).toMatchObject({ key, cents: euros * 100, interval, level });
  expect(planName(price)).toBe(name);
  expect(priceKey(price.plan, price.schedule)).toBe(key);
});

test('there are no other prices', () => {
  expect(PLAN_PRICES.map(({ key }) => key).toSorted()).toEqual(
    TABLE.map(([key]) => key).toSorted(),
  );
  expect(planPrice('wbd_gold_annual')).toBeNull();
  expect(planPrice(TEST_PRICE.key)).toBeNull();
  expect(TEST_PRICE.cents).toBe(50);
});
