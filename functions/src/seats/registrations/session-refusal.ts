import { AppError, type ErrorCode } from '@wbd/domain/errors';
import {
  isReminded,
  sessionState,
  type SessionFacts,
  type SessionState,
} from '@wbd/domain/seminars';

/** Why nothing can be done about a session; null where its seats decide. */
const REFUSALS: Readonly<Record<SessionState, ErrorCode | null>> = {
  'called-off': 'session/called-off',
  hidden: 'session/not-found',
  over: 'session/past',
  begun: 'session/past',
  narrow: null,
  full: null,
  waiting: null,
  few: null,
  open: null,
};

/**
 * Refuses unless the session takes new people. Whether there is a seat is decided later.
 * @param viewer hosts may add people until the day of the session is over
 * @throws AppError `session/not-found`, `session/called-off`, `session/past`
 */
export function requireTakingPeople<Session extends SessionFacts>(
  session: Session | null,
  viewer: 'member' | 'host',
  now: Date,
): asserts session is Session {
  if (!session) throw new AppError('session/not-found');
  const state = sessionState(session, now);
  if (viewer === 'host' && state === 'begun') return;
  const refusal = REFUSALS[state];
  if (refusal !== null) throw new AppError(refusal);
}

/**
 * Refuses unless the people of the session can still change their seats.
 * @throws AppError `session/called-off`, `session/past`
 */
export function requireAhead(session: SessionFacts, now: Date): void {
  if (isReminded(session, now)) return;
  const isCalledOff = sessionState(session, now) === 'called-off';
  throw new AppError(isCalledOff ? 'session/called-off' : 'session/past');
}
