import { expect, test } from 'vitest';
import { monthAfter, weeksOf } from './weeks.ts';

test('the weeks of a month begin on Monday and hold every day of it', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-30');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(weeks.flat().filter((day) => day.startsWith('2026-12'))).toHaveLength(31);
});

test('a February that begins on Monday has four weeks', () => {
  expect(weeksOf('2027-02').map(([monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test('months are counted over the end of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
