import { freeSeats, LOW_SEATS_BELOW } from '@wbd/domain/seats';
import type { Session } from '@wbd/domain/seminars';
import { sessionTime } from '../shared/session-time.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.session;

export interface SessionOption {
  id: string;
  label: string;
  location: string;
  disabled: boolean;
  /** how few seats are left, when they are few */
  fewSeats: number | null;
}

/** What the select offers: nothing that has begun, full sessions visible but out of reach, the last seats counted. */
export function sessionOptions(sessions: readonly Session[], now: Date): SessionOption[] {
  return sessions
    .filter((session) => session.time > now)
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
  return options
    .filter(({ disabled }) => disabled)
    .map((option) => ({ ...option, disabled: false }));
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
export function choiceOf({ id, disabled }: SessionOption): {
  sessionId: string;
  variant: 'self' | 'waiting';
} {
  return { sessionId: id, variant: disabled ? 'waiting' : 'self' };
}
