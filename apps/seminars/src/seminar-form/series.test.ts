import { expect, test } from 'vitest';
import { followingDays } from './series.ts';

test('SEM-03 a series goes on weekly and every two weeks, over the change of the clocks and the year', () => {
  expect(followingDays('2026-10-22', 'weekly', 3)).toEqual([
    '2026-10-29',
    '2026-11-05',
    '2026-11-12',
  ]);
  expect(followingDays('2026-12-24', 'fortnightly', 2)).toEqual(['2027-01-07', '2027-01-21']);
});

test('SEM-03 monthly it keeps its day where the month has it', () => {
  expect(followingDays('2027-12-31', 'monthly', 4)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});
