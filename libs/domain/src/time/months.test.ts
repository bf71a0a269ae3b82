import { expect, test } from 'vitest';
import { lastMonths, monthOf } from './months.ts';

test('months begin at midnight in Berlin, in summer and in winter', () => {
  const months = lastMonths(3, new Date('2026-04-15T10:00:00Z'));
  expect(months.map(({ id, from, to }) => [id, from.toISOString(), to.toISOString()])).toEqual([
    ['2026-02', '2026-01-31T23:00:00.000Z', '2026-02-28T23:00:00.000Z'],
    ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['2026-04', '2026-03-31T22:00:00.000Z', '2026-04-30T22:00:00.000Z'],
  ]);
});

test('an instant belongs to the month that Berlin has then', () => {
  expect(monthOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12');
  expect(monthOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01');
});

test('twelve months back from the last day of a long month', () => {
  const months = lastMonths(12, new Date('2026-10-31T12:00:00Z'));
  expect(months.map(({ id }) => id)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ]);
});
