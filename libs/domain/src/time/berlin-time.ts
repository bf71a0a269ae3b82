import { tz, TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { served } from '../first-view/served.ts';

/** The portal shows and enters every time in this zone, wherever the person is. */
export const TIME_ZONE = 'Europe/Berlin';

const inBerlin = { in: tz(TIME_ZONE), locale: de };

/** 24.12.2026 */
export function formatDate(instant: Date): string {
  return format(instant, 'dd.MM.yyyy', inBerlin);
}

/** A calendar day without a time, 1990-12-24, as people write it: 24.12.1990 */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').toReversed().join('.');
}

/** Donnerstag, 24. Dezember 2026 */
export function formatLongDate(instant: Date): string {
  return format(instant, 'EEEE, d. MMMM yyyy', inBerlin);
}

/** Donnerstag, 24. Dezember */
export function formatWeekday(instant: Date): string {
  return format(instant, 'EEEE, d. MMMM', inBerlin);
}

/** 18:00 */
export function formatTime(instant: Date): string {
  return format(instant, 'HH:mm', inBerlin);
}

/** 24. Dez. 2026, 18:00 */
export function formatDateTime(instant: Date): string {
  return format(instant, 'dd. MMM yyyy, HH:mm', inBerlin);
}

/** The same of a time in milliseconds since 1970. */
export const dateTimeOf = served(
  'dateTimeOf',
  (time: number) => formatDateTime(new Date(time)),
  '',
);

/** Dezember 2026 */
export function formatMonth(instant: Date): string {
  return format(instant, 'LLLL yyyy', inBerlin);
}

/** Dez */
export function formatShortMonth(instant: Date): string {
  return format(instant, 'LLL', inBerlin);
}

/** 2026-12-24, the calendar day in Berlin: comparable as text. */
export function berlinDay(instant: Date): string {
  return format(instant, 'yyyy-MM-dd', inBerlin);
}

const HOUR_MS = 3_600_000;

/** Whether Berlin's clocks show the same an hour before or after: summer time ends. */
export function comesTwice(instant: Date): boolean {
  const shown = (hours: number) => formatDateTime(new Date(instant.getTime() + hours * HOUR_MS));
  return shown(0) === shown(-1) || shown(0) === shown(1);
}

/** How often a clock in Berlin shows this time (02:30) on this day (2027-03-28): never, or twice, when summer time begins or ends. */
export function timesShown(day: string, time: string): 0 | 1 | 2 {
  const instant = berlinInstant(day, time);
  if (formatTime(instant) !== time) return 0;
  return comesTwice(instant) ? 2 : 1;
}

/** The instant at which a clock in Berlin shows this time (18:00) on this day (2026-12-24). */
export function berlinInstant(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, TIME_ZONE).getTime());
}
