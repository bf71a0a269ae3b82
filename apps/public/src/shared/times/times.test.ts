import { expect, test } from 'vitest';
import { buttonTime, clockTime, dayAndSpan, dayAndTime } from './time-words.ts';
import { byDay, nearest } from './times.ts';

test('names a time with its day', () => {
  const start = new Date('2026-12-07T08:00:00Z');
  expect(dayAndTime(start)).toBe('Montag, 7. Dezember, 9:00 Uhr');
  expect(buttonTime(start)).toBe('9:00');
  expect(dayAndSpan(start, new Date('2026-12-07T08:30:00Z'))).toBe(
    'Montag, 7. Dezember 2026, 9:00 bis 9:30 Uhr',
  );
});

test('distinguishes the two occurrences of the repeated hour at the end of summer time', () => {
  expect(clockTime(new Date('2026-10-25T00:30:00Z'))).toBe('2:30 Uhr (Sommerzeit)');
  expect(clockTime(new Date('2026-10-25T01:30:00Z'))).toBe('2:30 Uhr (Winterzeit)');
  expect(clockTime(new Date('2026-10-25T02:00:00Z'))).toBe('3:00 Uhr');
  expect(clockTime(new Date('2026-03-29T01:00:00Z'))).toBe('3:00 Uhr');
});

test('groups times by their day in Berlin', () => {
  const times = ['2026-12-07T08:00:00Z', '2026-12-07T22:30:00Z', '2026-12-07T23:00:00Z'];
  expect(byDay(times).map(({ day, times: own }) => [day, own.length])).toEqual([
    ['2026-12-07', 2],
    ['2026-12-08', 1],
  ]);
  expect(byDay([])).toEqual([]);
});

test('finds the nearest times on both sides, in order', () => {
  const times = ['07:00', '08:00', '10:00', '11:00', '15:00'].map(
    (clock) => `2026-12-07T${clock}:00.000Z`,
  );
  const found = nearest(times, new Date('2026-12-07T09:30:00Z'), 3);
  expect(found.map((time) => time.toISOString())).toEqual(times.slice(1, 4));
});
