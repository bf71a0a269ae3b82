import { expect, test } from 'vitest';
import { bookingTarget } from './booking-target.ts';

const anna = { id: 'anna', bookingslink: 'calendar.example/anna' };

test('the booking link gets https://', () => {
  expect(bookingTarget(anna, null)).toBe('https://calendar.example/anna');
});

test("APPT-03.4 an expert video's own link comes first, if it is this advisor's video", () => {
  const video = { advisor: 'anna', bookinglink: 'https://calendar.example/topic' };
  expect(bookingTarget(anna, video)).toBe('https://calendar.example/topic');
  expect(bookingTarget(anna, { ...video, bookinglink: null })).toBe(
    'https://calendar.example/anna',
  );
  expect(bookingTarget(anna, { ...video, advisor: 'ben' })).toBe('https://calendar.example/anna');
});

test('only http(s) links ever open', () => {
  expect(bookingTarget({ id: 'a', bookingslink: 'javascript:alert(1)' }, null)).toBeNull();
  expect(bookingTarget({ id: 'a', bookingslink: null }, null)).toBeNull();
});
