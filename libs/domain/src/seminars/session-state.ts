import { isPublic } from '../audiences/audience.ts';
import { seatsLeft, type Seats, type SeatsLeft } from '../seats/seats.ts';
import { LONGEST_WAITING_LIST } from '../seats/waiting-list.ts';
import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import { hasBegun, isPastDay } from '../time/session-time.ts';
import type { Session } from './seminar.ts';

/** A session at one moment; a later entry never hides an earlier one. */
export const SESSION_STATES = [
  'called-off',
  'hidden',
  'over',
  'begun',
  'narrow',
  'full',
  'waiting',
  'few',
  'open',
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** The facts that determine a session's state. */
export type SessionFacts = Pick<Session, 'time' | 'hidden' | 'calledOff' | 'audience'> & Seats;

const BY_SEATS = { many: 'open', few: 'few', none: 'waiting' } as const satisfies Record<
  SeatsLeft,
  SessionState
>;

/**
 * - called-off: by its owner
 * - hidden: by the operator, or while its owner's account closes
 * - over: its day in Berlin is over
 * - begun: it began earlier today
 * - narrow: to come, for a team or an organisation
 * - full: to come, without a seat, and its waiting list takes no one else
 * - waiting: to come, without a seat that anyone may take
 * - few, open: to come, with few or many seats
 */
export function sessionState(session: SessionFacts, now: Date): SessionState {
  if (session.calledOff) return 'called-off';
  if (session.hidden) return 'hidden';
  if (isPastDay(session, now)) return 'over';
  if (hasBegun(session, now)) return 'begun';
  if (!isPublic(session)) return 'narrow';
  const state = BY_SEATS[seatsLeft(session)];
  return state === 'waiting' && session.waitingCount >= LONGEST_WAITING_LIST ? 'full' : state;
}

const TAKES_PLACE = { explained: false, counted: true, reminded: true } as const;
const OVER = { explained: true, counted: true, reminded: false } as const;

export const SESSION_MEANING: Readonly<Record<SessionState, Meaning>> = {
  'called-off': { shown: 'owner', offered: null, explained: true, counted: false, reminded: false },
  // participants have not been notified that it does not take place
  hidden: { shown: 'owner', offered: null, explained: true, counted: true, reminded: true },
  over: { shown: 'owner', offered: null, ...OVER },
  // hosts may add people who turn up on the day
  begun: { shown: 'host', offered: 'host', ...OVER },
  // for everyone else it does not exist, so a link answers "not found"
  narrow: { shown: 'member', offered: 'member', ...TAKES_PLACE, explained: true },
  // hosts see that it is full, and may join the waiting list
  full: { shown: 'visitor', offered: 'host', ...TAKES_PLACE, explained: true },
  waiting: { shown: 'visitor', offered: 'visitor', ...TAKES_PLACE },
  few: { shown: 'visitor', offered: 'visitor', ...TAKES_PLACE },
  open: { shown: 'visitor', offered: 'visitor', ...TAKES_PLACE },
};

/** Whether a viewer's lists of dates include the session. */
export function isShownTo(viewer: Viewer, session: SessionFacts, now: Date): boolean {
  return reaches(SESSION_MEANING[sessionState(session, now)].shown, viewer);
}

/** Whether a viewer can take a seat in the session, for themselves or for a customer, or wait for one. */
export function isOfferedTo(viewer: Viewer, session: SessionFacts, now: Date): boolean {
  return reaches(SESSION_MEANING[sessionState(session, now)].offered, viewer);
}

/** Whether the session is among those that take place. */
export function isCounted(session: SessionFacts, now: Date): boolean {
  return SESSION_MEANING[sessionState(session, now)].counted;
}

/** Whether the session is to come and takes place, as far as its people know: they get mails and can change their seats. */
export function isReminded(session: SessionFacts, now: Date): boolean {
  return !hasBegun(session, now) && SESSION_MEANING[sessionState(session, now)].reminded;
}

/** Whether seats that become free go to waiting people. */
export function givesSeats(session: SessionFacts, now: Date): boolean {
  return isReminded(session, now) && isShownTo('member', session, now);
}
