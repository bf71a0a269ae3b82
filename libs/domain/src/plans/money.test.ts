import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('writes euros with cents as Germans do', () => {
  expect(formatMoney(118_881)).toBe('1.188,81\u00a0€');
  expect(formatMoney(-5)).toBe('-0,05\u00a0€');
});
