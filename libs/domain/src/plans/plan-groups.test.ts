import { expect, test } from 'vitest';
import { PLANS } from '../plan-rows/plan-rows.ts';
import { planGroup, planNamesOf, planTerm } from './plan-groups.ts';
import { PLAN_PRICES, planName } from './plans.ts';

test.each([
  ['basic', 'basic'],
  ['lite_trial', 'lite'],
  ['WBD Pro', 'pro'],
  ['wbd_pro_cancellable', 'pro'],
  ['Pro (Probe)', 'pro'],
  ['pro2', 'pro'],
  ['Lite-Probe', 'lite'],
  ['probe', null],
  ['Probemonat', null],
  ['professional', null],
  ['Elite', null],
  ['default', null],
  ['', null],
])('ADMIN-01.5 ADMIN-02 finds the package of %s by its own word: %s', (name, plan) => {
  expect(planGroup(name)).toBe(plan);
});

test.each([
  ['pro_annual', 'annual'],
  ['lite_trial', 'trial'],
  ['Pro (Probe)', 'trial'],
  ['pro', null],
  ['basic', null],
])('reads from %s how it is paid: %s', (name, term) => {
  expect(planTerm(name)).toBe(term);
});

test('ADMIN-01 every name that the server writes is counted with its package', () => {
  for (const price of PLAN_PRICES) {
    expect(planNamesOf(price.plan)).toContain(planName(price));
  }
  for (const plan of PLANS) {
    for (const name of planNamesOf(plan)) expect(planGroup(name)).toBe(plan);
  }
});
