import { expect, test } from 'vitest';
import { attendanceStatistics } from './attendance.ts';

const people = (came: number, stayedAway: number, unknown: number) => [
  ...Array.from({ length: came }, () => ({ attended: true })),
  ...Array.from({ length: stayedAway }, () => ({ attended: false })),
  ...Array.from({ length: unknown }, () => ({ attended: null })),
];

test.each([
  [0, 0, 0, 0],
  [0, 4, 0, 0],
  [4, 0, 0, 100],
  [1, 2, 0, 33],
  [2, 1, 0, 67],
  [1, 0, 7, 13],
  [1, 0, 0, 100],
])(
  'of %i who came, %i who did not and %i unknown, the rate is %i %',
  (came, away, unknown, rate) => {
    expect(attendanceStatistics(people(came, away, unknown))).toEqual({
      total: came + away + unknown,
      attended: came,
      rate,
    });
  },
);
