import { expect, test } from 'vitest';
import { PLANS } from './plan-features.ts';
import { planGroup, planNamesOf, planTerm } from './plan-groups.ts';
import { PLAN_PRICES, planName } from './plans.ts';

test('ADMIN-02 a name that contains lite or pro is of that package; every other is as it is', () => {
  expect(['basic', 'lite_trial', 'WBD Pro', 'default', ''].map(planGroup)).toEqual([
    'basic',
    'lite',
    'pro',
    null,
    null,
  ]);
  expect(['pro_annual', 'lite_trial', 'pro', 'basic'].map(planTerm)).toEqual([
    'annual',
    'trial',
    null,
    null,
  ]);
});

test('ADMIN-01 every name that the server writes is counted with its package', () => {
  for (const price of PLAN_PRICES) {
    expect(planNamesOf(price.plan)).toContain(planName(price));
  }
  for (const plan of PLANS) {
    for (const name of planNamesOf(plan)) expect(planGroup(name)).toBe(plan);
  }
});
