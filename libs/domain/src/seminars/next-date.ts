import { served } from '../first-view/served.ts';
import { seatsLeft } from '../seats/seats.ts';
import type { SeminarDate, Session } from './seminar.ts';
import { isShownTo } from './session-state.ts';

/** Dates that a seminar's page shows unfolded. */
export const DATES_AT_FIRST = 6;

/** Dates on a card. More would bloat the shared cards of a large network. */
const DATES_ON_CARD = 3;

/**
 * A session as cards and pages show it.
 * @returns null for one that visitors do not see
 */
export function dateOf(session: Session, now: Date): SeminarDate | null {
  if (!isShownTo('visitor', session, now)) return null;
  const { time, location } = session;
  return { time: time.getTime(), location, seats: seatsLeft(session) };
}

/**
 * The date to show of a seminar: the next one with a free place, or the next one when all are full.
 * @returns null without an upcoming one
 */
export function nextDate(dates: readonly SeminarDate[], now: Date): SeminarDate | null {
  const coming = comingDates(dates, now);
  return coming.find(({ seats }) => seats !== 'none') ?? coming[0] ?? null;
}

/** An example of dates, for the templates of pages. */
const EXAMPLE: SeminarDate[] = [{ time: 0, location: '', seats: 'many' }];

/** The dates that have not begun. Past ones stay in the stored list until the next refresh. */
export const comingDates = served(
  'comingDates',
  (dates: readonly SeminarDate[], now: Date): SeminarDate[] =>
    dates.filter(({ time }) => time > now.getTime()),
  EXAMPLE,
);

/** The dates that a seminar's page shows unfolded. */
export const firstDates = served(
  'firstDates',
  (dates: readonly SeminarDate[]): readonly SeminarDate[] => dates.slice(0, DATES_AT_FIRST),
  EXAMPLE,
);

/** Whether one of the dates has no seat left. */
export const hasFullDate = served(
  'hasFullDate',
  (dates: readonly SeminarDate[]) => dates.some(({ seats }) => seats === 'none'),
  true,
);

/** The dates on a seminar's card: the first ones, including at least one with a free seat if there is any. */
export function cardDates(dates: readonly SeminarDate[]): SeminarDate[] {
  const first = dates.slice(0, DATES_ON_CARD);
  const free = dates.find(({ seats }) => seats !== 'none');
  return !free || first.includes(free) ? first : [...first.slice(0, -1), free];
}
