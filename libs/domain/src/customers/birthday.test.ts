import { expect, test } from 'vitest';
import { birthdayOf, birthdaysOn, nextDays } from './birthday.ts';

test('a birthday is month and day', () => {
  expect(birthdayOf('1990-12-24')).toBe('12-24');
  expect(birthdayOf(null)).toBeNull();
});

test('the next days go over the end of a year, and begin with today in Berlin', () => {
  const late = new Date('2026-12-30T23:30:00Z');
  expect(nextDays(3, late)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});

test('a birthday on 29 February is celebrated every year', () => {
  expect(birthdaysOn('2027-02-28')).toEqual(['02-28', '02-29']);
  expect(birthdaysOn('2028-02-28')).toEqual(['02-28']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
});
