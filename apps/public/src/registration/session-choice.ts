import { freeSeats, LOW_SEATS_BELOW } from '@wbd/domain/seats';
import { isOfferedTo, isShownTo, linkedDate, type Session } from '@wbd/domain/seminars';
import * as z from 'zod/mini';
import { sessionTime } from '../shared/session-time.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.session;

export interface SessionOption {
  id: string;
  label: string;
  location: string;
  disabled: boolean;
  /** full, with room on its waiting list */
  mayWait: boolean;
  /** how few seats are left, when they are few */
  fewSeats: number | null;
}

/** What the select offers: nothing that has begun, full sessions visible but out of reach, the last seats counted. */
export function sessionOptions(sessions: readonly Session[], now: Date): SessionOption[] {
  return sessions
    .filter((session) => isShownTo('visitor', session, now))
    .toSorted((a, b) => a.time.getTime() - b.time.getTime())
    .map((session) => {
      const free = freeSeats(session);
      const fewSeats = free > 0 && free < LOW_SEATS_BELOW ? free : null;
      const label = texts.option(sessionTime(session), session.location);
      return {
        id: session.id,
        label: withNote(label, free, fewSeats),
        location: session.location,
        disabled: free === 0,
        mayWait: free === 0 && isOfferedTo('visitor', session, now),
        fewSeats,
      };
    });
}

function withNote(label: string, free: number, fewSeats: number | null): string {
  if (free === 0) return `${label} ${texts.full}`;
  return fewSeats === null ? label : `${label} ${texts.fewSeats(fewSeats)}`;
}

/** The sessions of which a person can join the waiting list. */
export function fullSessions(options: readonly SessionOption[]): SessionOption[] {
  return options.filter(({ mayWait }) => mayWait).map((option) => ({ ...option, disabled: false }));
}

/** Whether all seats are taken, so that a person can only join a waiting list. */
export function areAllFull(options: readonly SessionOption[]): boolean {
  return options.every(({ disabled }) => disabled);
}

/** The session that is chosen without asking: the only one there is, if it has a seat. */
export function onlyChoice(options: readonly SessionOption[]): string {
  const [only, second] = options;
  return only && !second && !only.disabled ? only.id : '';
}

/** The fields of the form for a session that a link names: a seat, or a place on the waiting list of a full one. */
export function choiceOf({ id, mayWait }: SessionOption): {
  sessionId: string;
  variant: 'self' | 'waiting';
} {
  return { sessionId: id, variant: mayWait ? 'waiting' : 'self' };
}

const timeSchema = z.coerce.number().check(z.int());

/**
 * The date in a link, in milliseconds since 1970.
 * @returns null for a missing or invalid time
 */
export function linkedTime(param: string | null): number | null {
  const parsed = timeSchema.safeParse(param === null || param === '' ? undefined : param);
  return parsed.success ? parsed.data : null;
}

/** Why the date of a link cannot be booked, and which one comes next. */
export interface LostDate {
  title: string;
  text: string;
}

/**
 * Explains that the date in a link is unavailable, and names the next one.
 * @param time the date of the link, in milliseconds since 1970
 * @param calledOff times of coming sessions that were called off
 * @returns null while the date is offered
 */
export function lostDateOf(
  time: number,
  sessions: readonly Session[],
  calledOff: readonly number[],
  now: Date,
): LostDate | null {
  const { state } = linkedDate(time, sessions, calledOff, now);
  if (state === 'offered') return null;
  const { lost } = texts;
  const [next] = sessionOptions(sessions, now);
  const instead = next ? lost.next(next.label) : lost.noOther;
  return {
    title: lost[state],
    text: `${instead} ${lost.meant(sessionTime({ time: new Date(time) }))}`,
  };
}
