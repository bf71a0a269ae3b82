import { AppError } from '@wbd/domain/errors';
import { bookingOf } from '@wbd/domain/seats';
import type { Registration, Seminar, Session } from '@wbd/domain/seminars';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { isSuperseded, type SeatLink } from '../../core/seat-token.ts';

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
 * @throws AppError `link/superseded`, `rate/limited`, `registration/not-found`, `session/not-found`
 */
export async function requireLinkedSeat(
  ports: SeatChangePorts,
  link: SeatLink,
  now: Date,
): Promise<{ seat: Registration; session: Session; seminar: Seminar }> {
  const { people, linked } = ports;
  const seat = await linked.find(link);
  if (!seat) throw new AppError('registration/not-found');
  if (isSuperseded(link, seat)) throw new AppError('link/superseded');
  await countChange(ports, bookingOf(seat), personOf(seat), now);
  const session = await people.session(seat.session);
  const seminar = session && (await people.seminar(session.seminar));
  if (!seminar) throw new AppError('session/not-found');
  return { seat, session, seminar };
}

/** Whether it is the seat that a link was checked against, and not a later one of the same person. */
export function isSameSeat(seat: Registration, checked: Registration): boolean {
  return bookingOf(seat) === bookingOf(checked) && seat.moves === checked.moves;
}

/** Only a number that the person proved counts as theirs: with an entry, an advisor could use up someone else's changes. */
function personOf({ page, phone, customer }: Registration): string {
  return page === null ? customer : (phone ?? customer);
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
