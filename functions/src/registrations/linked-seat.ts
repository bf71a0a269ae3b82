import { AppError, type Registration, type Seminar, type Session } from '@wbd/domain';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { requireSeatToken } from './seat-token.ts';

export interface SeatChangePorts {
  people: Pick<PeopleRepository, 'session' | 'seminar'>;
  linked: LinkedSeatsRepository;
  /** how often one person changes their seats: each change writes to others */
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The seat of a mailed link that its person wants to change, with one change counted.
 * @throws AppError `link/invalid`, `rate/limited`, `registration/not-found`, `session/not-found`
 */
export async function requireLinkedSeat(
  { people, linked, changes }: SeatChangePorts,
  token: string,
  now: Date,
): Promise<{ seat: Registration; session: Session; seminar: Seminar }> {
  const owner = requireSeatToken(token);
  if (!(await changes.take(owner.customerId, now))) throw new AppError('rate/limited');
  const [seat, session] = await Promise.all([linked.find(owner), people.session(owner.sessionId)]);
  if (!session) throw new AppError('session/not-found');
  if (!seat) throw new AppError('registration/not-found');
  const seminar = await people.seminar(session.seminar);
  if (!seminar) throw new AppError('session/not-found');
  return { seat, session, seminar };
}
