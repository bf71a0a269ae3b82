import { addDays, addMonths, format, parse } from 'date-fns';

export const RHYTHMS = ['weekly', 'fortnightly', 'monthly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** A year of weeks, and fewer than a seminar lists at once. */
export const MOST_REPETITIONS = 52;

const DAY = 'yyyy-MM-dd';
const WEEK_DAYS = 7;

/**
 * The days that follow on a day in a rhythm.
 * @param first yyyy-MM-dd
 * @returns as many days; of a month that has no such day its last
 */
export function followingDays(first: string, rhythm: Rhythm, count: number): string[] {
  const start = parse(first, DAY, new Date(0));
  const after: Record<Rhythm, (step: number) => Date> = {
    weekly: (step) => addDays(start, step * WEEK_DAYS),
    fortnightly: (step) => addDays(start, step * 2 * WEEK_DAYS),
    monthly: (step) => addMonths(start, step),
  };
  return Array.from({ length: count }, (_, index) => format(after[rhythm](index + 1), DAY));
}
