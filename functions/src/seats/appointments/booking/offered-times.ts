import {
  minutesAfter,
  QUARTER_MINUTES,
  quartersOf,
  WEEKDAYS,
  type AppointmentType,
  type Hours,
  type Interval,
  type Span,
} from '@wbd/domain/appointments';
import { berlinDay, berlinInstant, dayAfter, formatTime } from '@wbd/domain/time';
import { getHolidays } from 'feiertagejs';

/** Start times are half an hour apart, or a quarter for appointments of a quarter of an hour. */
const LONGEST_STEP_MINUTES = 30;

const HOUR_MINUTES = 60;

interface Offer {
  hours: Hours;
  type: Pick<AppointmentType, 'minutes' | 'pause' | 'notice' | 'horizon'>;
  busy: readonly Interval[];
  now: Date;
}

/**
 * The possible start times of an appointment, in order.
 * @param days calendar days in Berlin, yyyy-MM-dd, in order
 */
export function offeredTimes({ hours, type, busy, now }: Offer, days: readonly string[]): Date[] {
  const earliest = minutesAfter(now, type.notice * HOUR_MINUTES);
  const lastDay = lastOfferedDay(type, now);
  const taken = new Set(busy.flatMap(quartersOf));
  const isFree = (start: Date) =>
    quartersOf(occupied(start, type)).every((quarter) => !taken.has(quarter));
  return days
    .filter((day) => day <= lastDay)
    .flatMap((day) => spansOf(hours, day).flatMap((span) => startsIn(day, span, type.minutes)))
    .filter((start) => start > now && start >= earliest && isFree(start));
}

/** The last day for which appointments can be booked. */
export function lastOfferedDay({ horizon }: Pick<AppointmentType, 'horizon'>, now: Date): string {
  return dayAfter(berlinDay(now), horizon);
}

/** The time that an appointment occupies, including its pause. */
export function occupied(
  start: Date,
  { minutes, pause }: Pick<AppointmentType, 'minutes' | 'pause'>,
): Interval {
  return { start, end: minutesAfter(start, minutes + pause) };
}

function spansOf({ week, exceptions, holidaysOf }: Hours, day: string): readonly Span[] {
  const exception = exceptions.find((one) => one.day === day);
  if (exception) return exception.spans;
  if (holidaysOf !== null && isHoliday(day, holidaysOf)) return [];
  return week[weekdayOf(day)];
}

function isHoliday(day: string, state: NonNullable<Hours['holidaysOf']>): boolean {
  const holidays = getHolidays(Number(day.slice(0, 4)), state);
  return holidays.some(({ dateString }) => dateString === day);
}

function weekdayOf(day: string) {
  // JavaScript counts from Sunday
  const index = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weekday = WEEKDAYS[index];
  if (weekday === undefined) throw new Error(`${day} has no weekday`);
  return weekday;
}

/** Calculates with instants, because a span is an hour shorter or longer when the clocks change. */
function startsIn(day: string, { from, to }: Span, minutes: number): Date[] {
  const end = firstShowing(day, to);
  const step = Math.min(minutes, LONGEST_STEP_MINUTES);
  const starts: Date[] = [];
  for (
    let start = firstShowing(day, from);
    minutesAfter(start, minutes) <= end;
    start = minutesAfter(start, step)
  ) {
    starts.push(start);
  }
  return starts;
}

/** The first quarter of an hour of the day at which clocks show this time or, if they skip it, a later one. */
function firstShowing(day: string, time: string): Date {
  const shown = berlinInstant(day, time);
  const hourBefore = minutesAfter(shown, -HOUR_MINUTES);
  // the repeated hour
  let instant = formatTime(hourBefore) === time ? hourBefore : shown;
  for (;;) {
    const before = minutesAfter(instant, -QUARTER_MINUTES);
    if (berlinDay(before) !== day || formatTime(before) < time) return instant;
    instant = before;
  }
}
