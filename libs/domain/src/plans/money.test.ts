import { expect, test } from 'vitest';
import { formatMoney, typedCents } from './money.ts';

test('writes euros with cents as Germans do', () => {
  expect(formatMoney(118_881)).toBe('1.188,81\u00a0€');
  expect(formatMoney(-5)).toBe('-0,05\u00a0€');
});

test.each([
  ['1200', 120_000],
  ['1.200', 120_000],
  ['1.200,5', 120_050],
  [' 1 200,50 € ', 120_050],
  ['0,05', 5],
  ['1.20', null],
  ['12.00,00', null],
  ['1,234', null],
  ['-5', null],
  ['viel', null],
  ['', null],
])('reads %s as %s cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});
