import { expect, test } from 'vitest';
import { digestDayOf, spanOf } from './news-windows.ts';

const HOUR_MS = 3_600_000;
const iso = ({ from, until }: { from: Date; until: Date }) => [
  from.toISOString(),
  until.toISOString(),
];

test.each([
  ['2026-12-24T04:59:59.999Z', '2026-12-23T05:00:00.000Z', '2026-12-24T05:00:00.000Z'],
  ['2026-12-24T05:00:00.000Z', '2026-12-24T05:00:00.000Z', '2026-12-25T05:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  // summer time begins in the night of a day, and ends
  ['2027-03-27T12:00:00.000Z', '2027-03-27T05:00:00.000Z', '2027-03-28T04:00:00.000Z'],
  ['2027-10-31T01:30:00.000Z', '2027-10-30T04:00:00.000Z', '2027-10-31T05:00:00.000Z'],
])('%s lies in the day of digests from %s to %s', (at, from, until) => {
  expect(iso(digestDayOf(new Date(at)))).toEqual([from, until]);
});

test('days of digests follow each other through a year without a gap or an overlap', () => {
  let day = digestDayOf(new Date('2027-01-01T12:00:00Z'));
  for (let days = 0; days < 400; days++) {
    const next = digestDayOf(day.until);
    expect(next.from).toEqual(day.until);
    expect(digestDayOf(new Date(day.until.getTime() - 1))).toEqual(day);
    expect(Math.abs(next.until.getTime() - next.from.getTime() - 24 * HOUR_MS)).toBeLessThanOrEqual(
      HOUR_MS,
    );
    day = next;
  }
});

test('what happens within five minutes shares a span', () => {
  expect(iso(spanOf(new Date('2026-12-24T05:04:59.999Z')))).toEqual([
    '2026-12-24T05:00:00.000Z',
    '2026-12-24T05:05:00.000Z',
  ]);
  expect(spanOf(new Date('2026-12-24T05:05:00Z')).from.toISOString()).toBe(
    '2026-12-24T05:05:00.000Z',
  );
});
