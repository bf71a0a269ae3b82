import { hasBegun } from '../time/session-time.ts';
import type { Session } from './seminar.ts';

/** The state of the date in a link. `gone`: moved, deleted or hidden. */
export type LinkedDate<Found> =
  { state: 'offered'; session: Found } | { state: 'called-off' | 'begun' | 'gone' };

/**
 * Finds the date of a link among a seminar's coming sessions.
 * @param time of the session when the link was made, in milliseconds since 1970
 * @param sessions those that the visitor may choose from
 * @param calledOff times of coming sessions that were called off
 */
export function linkedDate<Found extends Pick<Session, 'time'>>(
  time: number,
  sessions: readonly Found[],
  calledOff: readonly number[],
  now: Date,
): LinkedDate<Found> {
  const session = sessions.find((one) => one.time.getTime() === time);
  if (session) return { state: 'offered', session };
  if (calledOff.includes(time)) return { state: 'called-off' };
  return { state: hasBegun({ time: new Date(time) }, now) ? 'begun' : 'gone' };
}
