import { expect, test } from 'vitest';
import type { SeminarDate } from './seminar.ts';
import { aSession } from '@wbd/domain/testing';
import { cardDates, dateOf, nextDate } from './next-date.ts';

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

test('a card lists the first three dates', () => {
  const dates = [inHours(1), inHours(2), inHours(3), inHours(4)];
  expect(cardDates(dates)).toEqual(dates.slice(0, 3));
});

test('a card lists a date with a free seat when the first three are full', () => {
  const full = [1, 2, 3, 4].map((hours) => inHours(hours, 'none'));
  expect(cardDates([...full, inHours(5)])).toEqual([full[0], full[1], inHours(5)]);
  expect(cardDates(full)).toEqual(full.slice(0, 3));
});

test('pages omit dates that are called off, hidden, narrow or begun', () => {
  const session = aSession(
    { id: 'sem', advisor: 'anna' },
    { time: new Date(inHours(1).time), location: 'Köln' },
  );
  const calledOff = { at: now, reason: null, replacement: null, seats: 0, waiting: 0 };
  expect(dateOf(session, now)).toEqual(inHours(1));
  expect(dateOf({ ...session, calledOff }, now)).toBeNull();
  expect(dateOf({ ...session, hidden: true }, now)).toBeNull();
  expect(dateOf({ ...session, audience: 'team:a' }, now)).toBeNull();
  expect(dateOf({ ...session, time: new Date(inHours(-1).time) }, now)).toBeNull();
});
