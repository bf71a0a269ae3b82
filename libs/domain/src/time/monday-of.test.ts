import { expect, test } from 'vitest';
import { mondayOf } from './monday-of.ts';

test.each([
  ['2026-11-30T12:00:00Z', '2026-11-30'],
  ['2026-12-06T22:59:59Z', '2026-11-30'],
  ['2026-12-06T23:00:00Z', '2026-12-07'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
  // summer time begins on this Sunday
  ['2027-03-28T12:00:00Z', '2027-03-22'],
])('finds the Monday of the week in Berlin at %s', (instant, monday) => {
  expect(mondayOf(new Date(instant))).toBe(monday);
});
