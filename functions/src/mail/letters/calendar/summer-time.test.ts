import { readCalendar } from '../../../../test/calendar.ts';
import { written } from '../../../../test/letters.ts';
import { formatDate, formatLongDate, formatTime, TIME_ZONE } from '@wbd/domain/time';
import { describe, expect, test } from 'vitest';

const HOUR_MS = 3_600_000;
const HOURS_AROUND = 30;
const DURATION = 90;

const hoursAround = (change: string) =>
  Array.from(
    { length: 2 * HOURS_AROUND + 1 },
    (_, index) => new Date(Date.parse(change) + (index - HOURS_AROUND) * HOUR_MS),
  );

/** What a clock in Berlin shows, from the runtime's own time zone data instead of the portal's code. */
const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** One that is written from the registration, and one from the row alone. */
const KINDS = ['registration-confirmation', 'registration-cancelled'] as const;

describe.each([
  ['summer time begins', '2031-03-30T01:00:00Z'],
  ['summer time ends', '2031-10-26T01:00:00Z'],
])('REG-08 every hour around the time %s', (_, change) => {
  test.each(hoursAround(change))('%s is the same in mail, calendar file and page', async (time) => {
    const end = new Date(time.getTime() + DURATION * 60_000);
    // as the page shows it, and as Berlin's clocks do
    const page = { date: formatDate(time), from: formatTime(time), to: formatTime(end) };
    expect(clock.format(time)).toBe(`${page.date}, ${page.from}`);
    expect(clock.format(end)).toBe(`${formatDate(end)}, ${page.to}`);

    for (const kind of KINDS) {
      const sample = { session: { time }, seminar: { duration: DURATION } };
      const { text, calendar } = await written(kind, sample);
      expect(text).toContain(formatLongDate(time));
      expect(text).toContain(`${page.from} bis ${page.to} Uhr`);
      const entry = readCalendar(calendar?.content ?? '');
      expect(entry.start).toEqual(time);
      expect(entry.end).toEqual(end);
    }
  });
});
