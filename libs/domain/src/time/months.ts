import { tz } from '@date-fns/tz';
import { addMonths, startOfMonth } from 'date-fns';
import { berlinDay, TIME_ZONE } from './berlin-time.ts';

/** A calendar month in Berlin. */
export interface Month {
  /** 2026-03: comparable as text */
  id: string;
  from: Date;
  /** where the next month begins */
  to: Date;
}

const inBerlin = { in: tz(TIME_ZONE) };

/** 2026-03, the calendar month in Berlin. */
export function monthOf(instant: Date): string {
  return berlinDay(instant).slice(0, '2026-03'.length);
}

/** The last months, the present one included, the oldest first. */
export function lastMonths(count: number, now: Date): Month[] {
  const present = startOfMonth(now, inBerlin);
  const begin = (monthsAgo: number) => new Date(addMonths(present, -monthsAgo, inBerlin).getTime());
  return Array.from({ length: count }, (_, index) => {
    const monthsAgo = count - 1 - index;
    const from = begin(monthsAgo);
    return { id: monthOf(from), from, to: begin(monthsAgo - 1) };
  });
}
