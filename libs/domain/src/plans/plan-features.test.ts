import { expect, test } from 'vitest';
import { planHolds } from './capabilities.ts';
import { FEATURES, planEuros, yearOfMonths, type Feature } from './plan-features.ts';
import { PLANS } from '../plan-rows/plan-rows.ts';

const features: Feature[] = Object.values(FEATURES).flat();

test('a larger package holds everything that a smaller one does', () => {
  for (const feature of features) {
    const held = PLANS.map((plan) => planHolds(plan, feature));
    expect(held).toEqual(held.toSorted());
    expect(held.at(-1)).toBe(true);
  }
});

test('Basic has no page, no videos, no seminars; Lite has no seminars and shares no knowledge', () => {
  const missing = (plan: (typeof PLANS)[number]) =>
    features.filter((feature) => !planHolds(plan, feature));
  expect(features.filter((feature) => planHolds('basic', feature))).toEqual(['referrals', 'learn']);
  expect(missing('lite')).toEqual([
    'shareKnowledge',
    'uploadQuickVideos',
    ...FEATURES.seminars,
    ...FEATURES.experts,
    ...FEATURES.teams,
    ...FEATURES.films,
  ]);
});

test('prices are whole euros, and a year of months costs twelve of them', () => {
  expect(planEuros('basic', 'monthly')).toBe(0);
  expect(planEuros('lite', 'annual')).toBe(799);
  expect(planEuros('pro', 'cancellable')).toBe(299);
  expect(yearOfMonths('lite')).toBe(948);
  expect(yearOfMonths('pro')).toBe(1188);
});
