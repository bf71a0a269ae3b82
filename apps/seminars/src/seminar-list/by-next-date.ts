import { isCounted, type Seminar, type Session } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';

/** Sessions that are still to come or are held today, the earliest first. */
export function comingSessions(sessions: readonly Session[], now: Date): Session[] {
  return sessions
    .filter((session) => !isPastDay(session, now))
    .toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

/** Sorts seminars by their next date that takes place. Seminars without one follow in their previous order. */
export function byNextDate(
  seminars: readonly Seminar[],
  sessions: readonly Session[],
  now: Date,
): Seminar[] {
  const order = new Map<string, number>();
  const coming = comingSessions(sessions, now).filter((session) => isCounted(session, now));
  for (const { seminar } of coming) {
    if (!order.has(seminar)) order.set(seminar, order.size);
  }
  const placeOf = ({ id }: Seminar) => order.get(id) ?? order.size;
  return seminars.toSorted((one, other) => placeOf(one) - placeOf(other));
}
