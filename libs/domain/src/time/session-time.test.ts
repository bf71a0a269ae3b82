import { expect, test } from 'vitest';
import { hasBegun, isPastDay } from './session-time.ts';

const evening = { time: new Date('2026-06-01T20:00:00Z') };

test('a session has begun from its first minute on', () => {
  expect(hasBegun(evening, new Date('2026-06-01T19:59:59Z'))).toBe(false);
  expect(hasBegun(evening, new Date('2026-06-01T20:00:00Z'))).toBe(false);
  expect(hasBegun(evening, new Date('2026-06-01T20:00:01Z'))).toBe(true);
});

test.each([
  ['not yet, while it is the same day in Berlin', '2026-06-01T21:59:59Z', false],
  ['once it is the next day in Berlin, though not in UTC', '2026-06-01T22:00:00Z', true],
  ['not on the days before', '2026-05-31T23:00:00Z', false],
])('a session is past: %s', (_, now, past) => {
  expect(isPastDay(evening, new Date(now))).toBe(past);
});
