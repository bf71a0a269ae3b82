import { expect, test } from 'vitest';
import {
  berlinDay,
  berlinInstant,
  formatDate,
  formatDay,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWeekday,
  timesShown,
} from './berlin-time.ts';

test.each([
  ['2026-12-24T17:00:00Z', '24.12.2026', '18:00', '24. Dez. 2026, 18:00'],
  ['2026-07-01T16:00:00Z', '01.07.2026', '18:00', '01. Juli 2026, 18:00'],
  // an instant before and after both changes of the clock
  ['2026-03-29T00:59:00Z', '29.03.2026', '01:59', '29. März 2026, 01:59'],
  ['2026-03-29T01:00:00Z', '29.03.2026', '03:00', '29. März 2026, 03:00'],
  ['2026-10-25T00:59:00Z', '25.10.2026', '02:59', '25. Okt. 2026, 02:59'],
  ['2026-10-25T01:00:00Z', '25.10.2026', '02:00', '25. Okt. 2026, 02:00'],
])('UX-02.3 %s in Berlin', (instant, date, time, dateTime) => {
  const at = new Date(instant);
  expect(formatDate(at)).toBe(date);
  expect(formatTime(at)).toBe(time);
  expect(formatDateTime(at)).toBe(dateTime);
});

test('the day is the one in Berlin, not in UTC', () => {
  expect(formatLongDate(new Date('2026-12-31T23:30:00Z'))).toBe('Freitag, 1. Januar 2027');
  expect(berlinDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(formatWeekday(new Date('2026-12-31T23:30:00Z'))).toBe('Freitag, 1. Januar');
});

test.each(['2026-12-24T17:00:00Z', '2026-07-01T16:00:00Z', '2026-03-29T01:00:00Z'])(
  'day and time in Berlin lead back to %s',
  (instant) => {
    const at = new Date(instant);
    expect(berlinInstant(berlinDay(at), formatTime(at))).toEqual(at);
  },
);

test.each([
  ['2027-03-28', '01:59', 1],
  ['2027-03-28', '02:00', 0],
  ['2027-03-28', '02:30', 0],
  ['2027-03-28', '03:00', 1],
  ['2027-10-31', '01:59', 1],
  ['2027-10-31', '02:00', 2],
  ['2027-10-31', '02:59', 2],
  ['2027-10-31', '03:00', 1],
  ['2027-07-01', '18:00', 1],
])('on %s a clock shows %s %i times', (day, time, count) => {
  expect(timesShown(day, time)).toBe(count);
});

test('of a time that comes twice the second one is meant, in winter time', () => {
  expect(berlinInstant('2027-10-31', '02:30')).toEqual(new Date('2027-10-31T01:30:00Z'));
});

test('UX-02 a day is written the German way', () => {
  expect(formatDay('1990-12-24')).toBe('24.12.1990');
});
