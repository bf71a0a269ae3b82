import { berlinDay } from './berlin-time.ts';

/** Visitors register until a session begins. */
export function hasBegun(session: { time: Date }, now: Date): boolean {
  return session.time < now;
}

/** Advisors add and remove participants until the session's day in Berlin is over: people may come on the day. */
export function isPastDay(session: { time: Date }, now: Date): boolean {
  return berlinDay(session.time) < berlinDay(now);
}
