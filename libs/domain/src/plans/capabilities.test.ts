import { expect, test } from 'vitest';
import { levelsWith, may, plansWith } from './capabilities.ts';
import { levelSchema } from './level.ts';
import { neededPlanWords, paidPlanWords } from './plan-texts.de.ts';
import { CAPABILITIES, comparePlans, PLAN_ROWS, PLANS } from '../plan-rows/plan-rows.ts';

test('the stored number of a plan never changes', () => {
  expect(PLAN_ROWS.map(({ id, lv }) => [id, lv])).toEqual(
    expect.arrayContaining([
      ['basic', 0],
      ['lite', 1],
      ['pro', 2],
    ]),
  );
  expect(new Set(PLAN_ROWS.map(({ lv }) => lv)).size).toBe(PLAN_ROWS.length);
});

test('each capability begins with one plan', () => {
  expect(new Set(CAPABILITIES).size).toBe(CAPABILITIES.length);
});

test('resolves capabilities by the stored number of the plan', () => {
  expect(may(1, 'customers')).toBe(true);
  expect(may(0, 'customers')).toBe(false);
  expect(may(1, 'createSeminars')).toBe(false);
  expect(levelsWith('customers')).toEqual(plansWith('customers').map((plan) => levelOf(plan)));
  expect(levelSchema.safeParse(7).success).toBe(false);
});

test('orders plans like the rows', () => {
  expect(PLANS.toReversed().toSorted(comparePlans)).toEqual(PLANS);
});

test('names plans in a sentence', () => {
  expect(neededPlanWords('createSeminars')).toBe('WBD Pro');
  expect(neededPlanWords('portal')).toMatch(/^WBD Basic, WBD Lite.* oder WBD Pro$/);
  expect(paidPlanWords('und')).toMatch(/^Lite.* und Pro$/);
});

const levelOf = (plan: string) => PLAN_ROWS.find(({ id }) => id === plan)?.lv;
