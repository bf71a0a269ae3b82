import { expect, test } from 'vitest';
import { isBankDay, nextBankDay } from './bank-days.ts';

test.each([
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-12-24', '2026-12-24'],
  ['2026-12-25', '2026-12-28'],
  ['2027-01-01', '2027-01-04'],
  ['2027-03-26', '2027-03-30'],
  ['2027-05-01', '2027-05-03'],
  ['2030-04-19', '2030-04-23'],
  ['2038-04-23', '2038-04-27'],
  // holidays of one country alone: banks of the others work
  ['2026-10-03', '2026-10-05'],
  ['2027-05-17', '2027-05-17'],
])('after %s the first bank day is %s', (day, next) => {
  expect(nextBankDay(day)).toBe(next);
  expect(isBankDay(day)).toBe(day === next);
});
