import { WEEKDAYS, type AppointmentType, type Hours, type Span } from '@wbd/domain/appointments';
import { berlinDay, dayAfter, formatTime } from '@wbd/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredTimes } from './offered-times.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 4 * QUARTER_MS;
const NO_HOURS: Hours = {
  week: {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
  exceptions: [],
  holidaysOf: null,
};
const HALF_HOUR = { minutes: 30, pause: 0, notice: 0, horizon: 180 };

const everyDay = (spans: Span[]): Hours => ({
  ...NO_HOURS,
  week: {
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
  },
});

const shown = (times: readonly Date[]) => times.map((time) => formatTime(time));

function on(
  day: string,
  hours: Hours,
  {
    type = HALF_HOUR,
    busy = [],
    now = new Date(`${dayAfter(day, -2)}T00:00:00Z`),
  }: Partial<{
    type: Parameters<typeof offeredTimes>[0]['type'];
    busy: { start: Date; end: Date }[];
    now: Date;
  }> = {},
): string[] {
  return shown(offeredTimes({ hours, type, busy, now }, [day]));
}

test('offers a start every half hour within the hours of the weekday', () => {
  const hours = everyDay([
    { from: '09:00', to: '10:30' },
    { from: '14:00', to: '15:00' },
  ]);
  expect(on('2026-12-07', hours)).toEqual(['09:00', '09:30', '10:00', '14:00', '14:30']);
  const long = { ...HALF_HOUR, minutes: 60 };
  expect(on('2026-12-07', hours, { type: long })).toEqual(['09:00', '09:30', '14:00']);
  const short = { ...HALF_HOUR, minutes: 15 };
  expect(on('2026-12-07', everyDay([{ from: '09:00', to: '09:45' }]), { type: short })).toEqual([
    '09:00',
    '09:15',
    '09:30',
  ]);
});

test('exceptions and public holidays of the state replace the hours of the weekday', () => {
  const hours: Hours = {
    ...everyDay([{ from: '09:00', to: '10:00' }]),
    exceptions: [
      { day: '2026-12-08', spans: [] },
      { day: '2027-01-06', spans: [{ from: '16:00', to: '16:30' }] },
    ],
    holidaysOf: 'BY',
  };
  expect(on('2026-12-08', hours)).toEqual([]);
  // Epiphany is a holiday in Bavaria, but the advisor entered hours for that day
  expect(on('2027-01-06', hours)).toEqual(['16:00']);
  expect(on('2026-12-25', hours)).toEqual([]);
  expect(on('2026-12-25', { ...hours, holidaysOf: null })).toEqual(['09:00', '09:30']);
  // Corpus Christi is a holiday in Bavaria, and none in Berlin
  expect(on('2027-05-27', hours)).toEqual([]);
  expect(on('2027-05-27', { ...hours, holidaysOf: 'BE' })).toEqual(['09:00', '09:30']);
});

test('excludes busy times, the pause, the notice period and days beyond the horizon', () => {
  const hours = everyDay([{ from: '09:00', to: '12:00' }]);
  const at = (time: string) => new Date(`2026-12-07T${time}:00+01:00`);
  const busy = [{ start: at('10:05'), end: at('10:20') }];
  expect(on('2026-12-07', hours, { busy })).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
  const withPause = { ...HALF_HOUR, pause: 15 };
  expect(on('2026-12-07', hours, { busy, type: withPause })).toEqual([
    '09:00',
    '10:30',
    '11:00',
    '11:30',
  ]);
  const soon = { ...HALF_HOUR, notice: 2 };
  expect(on('2026-12-07', hours, { type: soon, now: at('08:30') })).toEqual([
    '10:30',
    '11:00',
    '11:30',
  ]);
  const near = { ...HALF_HOUR, horizon: 1 };
  expect(on('2026-12-08', hours, { type: near, now: at('08:30') })).toHaveLength(6);
  expect(on('2026-12-09', hours, { type: near, now: at('08:30') })).toEqual([]);
});

test('handles skipped and repeated hours when the clocks change', () => {
  const night = everyDay([{ from: '01:00', to: '04:00' }]);
  const hourly = { ...HALF_HOUR, minutes: 60 };
  expect(on('2027-03-28', night)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  expect(on('2027-03-28', night, { type: hourly })).toEqual(['01:00', '01:30', '03:00']);
  const autumn = ['01:00', '01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30'];
  expect(on('2026-10-25', night)).toEqual(autumn);
  expect(on('2026-10-24', everyDay([{ from: '23:00', to: '24:00' }]))).toEqual(['23:00', '23:30']);
});

const time = fc.integer({ min: 0, max: 96 }).map(timeOf);
const spans = fc
  .uniqueArray(time, { minLength: 0, maxLength: 6 })
  .map((times) => pairs(times.toSorted()));
const quarters = (least: number, most: number) =>
  fc.integer({ min: least / 15, max: most / 15 }).map((count) => count * 15);
/** The days around both changes of the clocks, and an ordinary week. */
const FIRST_DAYS = ['2026-10-23', '2027-03-26', '2026-12-01'];

const cases = fc.record({
  first: fc.constantFrom(...FIRST_DAYS),
  week: fc.record({
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
  }),
  other: spans,
  index: fc.integer({ min: 0, max: 4 }),
  type: fc.record({
    minutes: quarters(15, 240),
    pause: quarters(0, 120),
    notice: fc.integer({ min: 0, max: 48 }),
    horizon: fc.integer({ min: 1, max: 6 }),
  }),
  busy: fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 5 * 24 * 60 }),
      minutes: fc.integer({ min: 1, max: 300 }),
    }),
    { maxLength: 6 },
  ),
  now: fc.integer({ min: -24 * 60, max: 3 * 24 * 60 }),
});

test('offers the same times as a brute-force search', () => {
  fc.assert(
    fc.property(cases, ({ first, week, other, index, type, busy: minutes, now }) => {
      const days = [0, 1, 2, 3, 4].map((count) => dayAfter(first, count));
      const begin = new Date(`${first}T00:00:00Z`).getTime();
      const hours: Hours = {
        week,
        exceptions: [{ day: dayAfter(first, index), spans: other }],
        holidaysOf: null,
      };
      const busy = minutes.map(({ from, minutes: length }) => ({
        start: new Date(begin + from * 60_000),
        end: new Date(begin + (from + length) * 60_000),
      }));
      const offer = { hours, type, busy, now: new Date(begin + now * 60_000) };
      const expected = days.flatMap((day) => search(day, offer));
      expect(offeredTimes(offer, days).map((start) => start.toISOString())).toEqual(
        expected.map((start) => start.toISOString()),
      );
    }),
  );
});

/** Brute force: checks every quarter of an hour by the clock in Berlin. */
function search(
  day: string,
  {
    hours,
    type,
    busy,
    now,
  }: {
    hours: Hours;
    type: Pick<AppointmentType, 'minutes' | 'pause' | 'notice' | 'horizon'>;
    busy: readonly { start: Date; end: Date }[];
    now: Date;
  },
): Date[] {
  const midnight = new Date(`${dayAfter(day, -1)}T20:00:00Z`).getTime();
  const all = Array.from({ length: 130 }, (_, index) => new Date(midnight + index * QUARTER_MS));
  const ofDay = all.filter((quarter) => berlinDay(quarter) === day);
  const weekday = WEEKDAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
  const exception = hours.exceptions.find((one) => one.day === day);
  const lastDay = dayAfter(berlinDay(now), type.horizon);
  const isFree = (start: Date) => {
    const end = start.getTime() + (type.minutes + type.pause) * 60_000;
    return busy.every((one) => {
      const from = Math.floor(one.start.getTime() / QUARTER_MS) * QUARTER_MS;
      const to = Math.ceil(one.end.getTime() / QUARTER_MS) * QUARTER_MS;
      return to <= start.getTime() || from >= end;
    });
  };
  return (exception?.spans ?? hours.week[weekday]).flatMap(({ from, to }) => {
    const first = ofDay.findIndex((quarter) => formatTime(quarter) >= from);
    if (first < 0) return [];
    const rest = ofDay.slice(first);
    const after = rest.findIndex((quarter) => formatTime(quarter) >= to);
    const within = after < 0 ? rest : rest.slice(0, after);
    const needed = type.minutes / 15;
    const step = Math.min(needed, 2);
    return within.filter(
      (start, index) =>
        index % step === 0 &&
        index + needed <= within.length &&
        start > now &&
        start.getTime() >= now.getTime() + type.notice * HOUR_MS &&
        day <= lastDay &&
        isFree(start),
    );
  });
}

function timeOf(quarter: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
}

function pairs(times: readonly string[]): Span[] {
  return times.flatMap((from, index) => {
    const to = times[index + 1];
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}
