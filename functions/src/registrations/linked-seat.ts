import { AppError, bookingOf, type Registration, type Seminar, type Session } from '@wbd/domain';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { requireSeatToken } from './seat-token.ts';

/** Each change writes to others, so both a booking and its person are limited. */
export interface ChangeLimits {
  /** how often one booking changes */
  changes: Pick<RateLimit, 'take'>;
  /** how often one person changes their bookings; more than one link can use up */
  personChanges: Pick<RateLimit, 'take'>;
}

export interface SeatChangePorts extends ChangeLimits {
  people: Pick<PeopleRepository, 'session' | 'seminar'>;
  linked: LinkedSeatsRepository;
  now(): Date;
}

/**
 * The seat of a mailed link that its person wants to change, with one change counted. A link that changes nothing counts
 * nothing, so that an old, forwarded one cannot use up the person's changes.
 * @throws AppError `link/invalid`, `link/superseded`, `rate/limited`, `registration/not-found`, `session/not-found`
 */
export async function requireLinkedSeat(
  ports: SeatChangePorts,
  token: string,
  now: Date,
): Promise<{ seat: Registration; session: Session; seminar: Seminar }> {
  const { people, linked } = ports;
  const link = requireSeatToken(token);
  const seat = await linked.find(link);
  if (!seat) throw new AppError('registration/not-found');
  if (seat.moves !== link.moves) throw new AppError('link/superseded');
  await countChange(ports, bookingOf(seat), seat.phone ?? seat.customer, now);
  const session = await people.session(seat.session);
  const seminar = session && (await people.seminar(session.seminar));
  if (!seminar) throw new AppError('session/not-found');
  return { seat, session, seminar };
}

/** @throws AppError `rate/limited` */
export async function countChange(
  { changes, personChanges }: ChangeLimits,
  booking: string,
  person: string,
  now: Date,
): Promise<void> {
  const isAllowed = (await changes.take(booking, now)) && (await personChanges.take(person, now));
  if (!isAllowed) throw new AppError('rate/limited');
}
