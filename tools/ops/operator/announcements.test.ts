import type { Announcement } from '@wbd/domain/contracts';
import { expect, test } from 'vitest';
import { lateAnnouncements } from './announcements.ts';

const now = new Date('2026-11-27T12:00:00Z');
const announced = (effectiveOn: string, id = 'mail-provider'): Announcement => ({
  id,
  kind: 'sub-processors',
  effectiveOn,
  summary: 'Mails versendet künftig ein anderer Anbieter.',
});

test('accepts a change that takes effect 28 whole days after the day of its mails', () => {
  expect(lateAnnouncements([], [announced('2026-12-26')], now)).toEqual([]);
});

test('refuses a change one day earlier, and names the first day that keeps the promise', () => {
  expect(lateAnnouncements([], [announced('2026-12-25')], now)).toEqual([
    expect.stringContaining('26.12.2026 or later'),
  ]);
});

test('accepts an announced change again on any later day, and on a day that is moved back', () => {
  const stored = [announced('2026-12-26')];
  const later = new Date('2026-12-27T12:00:00Z');
  expect(lateAnnouncements(stored, stored, later)).toEqual([]);
  expect(lateAnnouncements(stored, [announced('2027-01-15')], later)).toEqual([]);
});

test('refuses to bring an announced change forward, and another change beside it', () => {
  const stored = [announced('2027-01-15')];
  expect(lateAnnouncements(stored, [announced('2027-01-14')], now)).toEqual([
    expect.stringContaining('was announced for 15.01.2027'),
  ]);
  expect(lateAnnouncements(stored, [...stored, announced('2026-12-01', 'other')], now)).toEqual([
    expect.stringContaining('other takes effect on 01.12.2026'),
  ]);
});

test('counts days in Berlin', () => {
  const beforeMidnight = new Date('2026-11-27T22:59:00Z');
  const afterMidnight = new Date('2026-11-27T23:01:00Z');
  expect(lateAnnouncements([], [announced('2026-12-26')], beforeMidnight)).toEqual([]);
  expect(lateAnnouncements([], [announced('2026-12-26')], afterMidnight)).toHaveLength(1);
});
