import { berlinDay } from './berlin-time.ts';
import { dayAfter } from './day-after.ts';

const DAYS_IN_WEEK = 7;

/** The Monday of an instant's week in Berlin, 2026-11-30. */
export function mondayOf(instant: Date): string {
  const day = berlinDay(instant);
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((sinceSunday + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK));
}
