import { AppError } from '@wbd/domain/errors';
import { freeSeats, isSeatHeld, type SeatByLinkOutput } from '@wbd/domain/seats';
import { isReminded, type Registration, type WaitingEntry } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import type { LinkedSeatsRepository } from '../registrations/linked-seats.repository.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import { isSuperseded, requireSeatToken } from '../../core/seat-token.ts';

/** What only those who have the seat may know. */
export type SeatDetails = Pick<SeatByLinkOutput, 'meetingLink' | 'access' | 'calendar'>;

export interface SeatByLinkPorts {
  people: Pick<PeopleRepository, 'advisor' | 'session' | 'seminar'>;
  linked: LinkedSeatsRepository;
  lists: Pick<WaitingListsRepository, 'ahead'>;
  /** how often one network address looks */
  looks: Pick<RateLimit, 'take'>;
  details(registration: Registration): Promise<SeatDetails>;
  now(): Date;
}

const NO_DETAILS: SeatDetails = { meetingLink: null, access: null, calendar: null };

/**
 * What the person of a mailed link sees of the booking it was mailed for: the seat, wherever it has moved to, the place on the
 * waiting list, or how it ended. Other bookings of the person are not shown. Changes nothing.
 * Refuses with `link/invalid`, `rate/limited`, `session/not-found`, and with `session/past` once the session's day is over.
 */
export async function seatByLink(
  ports: SeatByLinkPorts,
  { token }: { token: string },
  address: string,
): Promise<SeatByLinkOutput> {
  const link = requireSeatToken(token);
  const now = ports.now();
  if (!(await ports.looks.take(address, now))) throw new AppError('rate/limited');
  const [registration, waiting] = await Promise.all([
    ports.linked.find(link),
    ports.linked.entry(link),
  ]);
  const entry = registration ? null : waiting;
  const person = registration ?? entry;
  const end = person ? null : await ports.linked.ended(link);
  const session = await ports.people.session((person ?? end)?.session ?? link.sessionId);
  if (!session) throw new AppError('session/not-found');
  if (isPastDay(session, now)) throw new AppError('session/past');
  const superseded = registration !== null && isSuperseded(link, registration);
  const state = registration ? 'registered' : stateOf(entry, now);
  const [seminar, advisor, upcoming, details, ahead] = await Promise.all([
    ports.people.seminar(session.seminar),
    ports.people.advisor(person?.advisor ?? end?.advisor ?? session.advisor),
    ports.linked.upcoming(session.seminar, now),
    // an old link may have been forwarded: only the newest mail has the access
    registration && !superseded ? ports.details(registration) : NO_DETAILS,
    entry && state === 'waiting' ? ports.lists.ahead(entry) : null,
  ]);
  if (!seminar) throw new AppError('session/not-found');
  return {
    state,
    superseded,
    ended: end && { at: end.cancelledAt.toISOString(), reason: end.reason, note: end.note },
    firstName: person?.firstName ?? null,
    customer: registration && !superseded ? registration.customer : null,
    seminar: { id: seminar.id, title: seminar.title, online: seminar.online },
    session: { id: session.id, time: session.time.toISOString(), location: session.location },
    duration: seminar.duration,
    advisor,
    ...details,
    ahead,
    offerUntil: registration ? null : (entry?.offerUntil?.toISOString() ?? null),
    isOpen: person !== null && !superseded && isReminded(session, now),
    others: upcoming
      .filter(({ id }) => id !== session.id)
      .map((other) => ({
        id: other.id,
        time: other.time.toISOString(),
        location: other.location,
        freeSeats: freeSeats(other),
      })),
  };
}

function stateOf(entry: WaitingEntry | null, now: Date): SeatByLinkOutput['state'] {
  if (entry?.state !== 'offered') return entry?.state ?? 'gone';
  return isSeatHeld(entry, now) ? 'offered' : 'expired';
}
