import { seatsLeft } from '../seats/seats.ts';
import type { SeminarDate, Session } from './seminar.ts';
import { isShownTo } from './session-state.ts';

/** How many dates a seminar's page begins with; the others are folded. */
export const DATES_AT_FIRST = 6;

/** How many dates a card has: more would make the shared cards of a large network heavy. */
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

/** The dates that have not begun. Those that pass stay in the stored list until it is refreshed. */
export function comingDates(dates: readonly SeminarDate[], now: Date): SeminarDate[] {
  return dates.filter(({ time }) => time > now.getTime());
}

/** The dates of a seminar that its card has: the first ones, and one with a free place wherever it is. */
export function cardDates(dates: readonly SeminarDate[]): SeminarDate[] {
  const first = dates.slice(0, DATES_ON_CARD);
  const free = dates.find(({ seats }) => seats !== 'none');
  return !free || first.includes(free) ? first : [...first.slice(0, -1), free];
}
