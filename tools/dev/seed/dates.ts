import { TZDate } from '@date-fns/tz';
import { addDays, set } from 'date-fns';
import { TIME_ZONE } from '@wbd/domain/time';

/** An hour of a day in Berlin, counted in days from now. */
export function berlinTime(now: Date, days: number, hours: number, minutes = 0): Date {
  const day = addDays(new TZDate(now, TIME_ZONE), days);
  return new Date(set(day, { hours, minutes, seconds: 0, milliseconds: 0 }).getTime());
}

/** Noon in Berlin so many days ago. */
export function daysAgo(now: Date, days: number): Date {
  return berlinTime(now, -days, 12);
}
