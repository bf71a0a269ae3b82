import { expect, test } from 'vitest';
import type { SeminarDate } from './seminar.ts';
import { nextDate } from './next-date.ts';

const now = new Date('2030-01-01T12:00:00Z');
const inHours = (hours: number, seats: SeminarDate['seats'] = 'many'): SeminarDate => ({
  time: now.getTime() + hours * 3_600_000,
  location: 'Köln',
  seats,
});

test('the next date that has a free place is shown, and none that has begun', () => {
  expect(nextDate([inHours(-1), inHours(1, 'none'), inHours(2, 'few'), inHours(3)], now)).toEqual(
    inHours(2, 'few'),
  );
});

test('when every date is full the next one is shown', () => {
  expect(nextDate([inHours(1, 'none'), inHours(2, 'none')], now)).toEqual(inHours(1, 'none'));
});

test('nothing is shown without an upcoming date', () => {
  expect(nextDate([inHours(-2), inHours(0)], now)).toBeNull();
});
