import type { Advisor } from '@wbd/domain/advisors';
import { isPublic } from '@wbd/domain/audiences';
import { isContentShownTo } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import { isListedFor } from '@wbd/domain/pages';
import { sessionState, type Seminar, type Session } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import type { PeopleRepository } from './people.repository.ts';

/** A session with its seminar, and the advisor who wants to do something about it. */
export interface Hosted {
  advisor: Advisor;
  session: Session;
  seminar: Seminar;
}

export type HostPeople = Pick<PeopleRepository, 'audiences' | 'session' | 'seminar' | 'config'>;

/**
 * The session as an advisor finds it, for whom the portal lists its seminar: the owner, colleagues of the same
 * organisation unless it is excluded, the special advisor, and for one of a narrow audience those who belong to it.
 * Refuses with `permission/denied`, `session/not-found`, `seminar/not-found`.
 */
export async function asHost(
  people: HostPeople,
  advisor: Advisor,
  sessionId: string,
): Promise<Hosted> {
  const [session, config] = await Promise.all([people.session(sessionId), people.config()]);
  if (!session) throw new AppError('session/not-found');
  const seminar = await people.seminar(session.seminar);
  if (!seminar) throw new AppError('seminar/not-found');
  const isOpen = isPublic(seminar);
  const audiences =
    isOpen || seminar.advisor === advisor.id ? [] : await people.audiences(advisor.id);
  if (!isListedFor(seminar, { ...advisor, audiences }, config)) {
    // for everyone else, hidden sessions and those of a narrow audience do not exist
    const isKnown = isContentShownTo('visitor', seminar);
    throw new AppError(isKnown ? 'permission/denied' : 'session/not-found');
  }
  return { advisor, session, seminar };
}

/** Refuses with `permission/denied` unless the advisor owns the seminar. */
export function requireOwner({ advisor, seminar }: Hosted): void {
  if (seminar.advisor !== advisor.id) throw new AppError('permission/denied');
}

/**
 * Refuses once participants can no longer be removed or written to.
 * @throws AppError `session/called-off`, `session/past`
 */
export function requireNotPast(session: Session, now: Date): void {
  const state = sessionState(session, now);
  if (state === 'called-off') throw new AppError('session/called-off');
  // a hidden session keeps its participants
  if (isPastDay(session, now)) throw new AppError('session/past');
}
