import { expect, test } from 'vitest';
import { linkedDate } from './linked-date.ts';

const now = new Date('2026-11-29T10:00:00Z');
const at = (hours: number) => now.getTime() + hours * 3_600_000;
const sessions = [{ time: new Date(at(24)) }, { time: new Date(at(48)) }];

test.each([
  ['offered', at(48)],
  ['called-off', at(72)],
  ['begun', at(-1)],
  ['gone', at(96)],
])('finds a date that is %s', (state, time) => {
  expect(linkedDate(time, sessions, [at(72)], now).state).toBe(state);
});

test('prefers a session that takes place over a called-off one at the same time', () => {
  expect(linkedDate(at(24), sessions, [at(24)], now)).toEqual({
    state: 'offered',
    session: sessions[0],
  });
});
