import type { SeminarDate } from './seminar.ts';

/**
 * The date to show of a seminar: the next one with a free place, or the next one when all are full.
 * @returns null without an upcoming one
 */
export function nextDate(dates: readonly SeminarDate[], now: Date): SeminarDate | null {
  const coming = comingDates(dates, now);
  return coming.find(({ seats }) => seats !== 'none') ?? coming[0] ?? null;
}

/** The dates that have not begun. The stored list is refreshed only when all of its dates have passed. */
export function comingDates(dates: readonly SeminarDate[], now: Date): SeminarDate[] {
  return dates.filter(({ time }) => time > now.getTime());
}
