import { expect, test } from 'vitest';
import { parsePlanFilter, plansOf } from './plan-filter.ts';

test('ADMIN-02 a filter passes all plans, those without a package, or one package', () => {
  expect(plansOf('all')).toBeNull();
  expect(plansOf('default')).toEqual(['default']);
  expect(plansOf('basic')).toEqual(['basic']);
  expect(plansOf('lite')).toEqual(['lite', 'lite_annual', 'lite_monthly', 'lite_trial']);
});

test('an unknown option is all', () => {
  expect(parsePlanFilter('pro')).toBe('pro');
  expect(parsePlanFilter('gold')).toBe('all');
});
