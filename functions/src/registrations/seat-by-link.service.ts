import {
  AppError,
  freeSeats,
  hasBegun,
  isPastDay,
  type Registration,
  type SeatByLinkOutput,
} from '@wbd/domain';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { requireSeatToken } from './seat-token.ts';

/** What only those who have the seat may know. */
export type SeatDetails = Pick<SeatByLinkOutput, 'meetingLink' | 'access' | 'calendar'>;

export interface SeatByLinkPorts {
  people: Pick<PeopleRepository, 'advisor' | 'session' | 'seminar'>;
  linked: LinkedSeatsRepository;
  /** how often one network address looks */
  looks: Pick<RateLimit, 'take'>;
  details(registration: Registration): Promise<SeatDetails>;
  now(): Date;
}

const NO_DETAILS: SeatDetails = { meetingLink: null, access: null, calendar: null };

/**
 * What the person of a mailed link sees of their seat; it changes nothing. Refuses with `link/invalid`, `rate/limited`,
 * `session/not-found`, and with `session/past` once the session's day is over.
 */
export async function seatByLink(
  ports: SeatByLinkPorts,
  { token }: { token: string },
  address: string,
): Promise<SeatByLinkOutput> {
  const owner = requireSeatToken(token);
  const now = ports.now();
  if (!(await ports.looks.take(address, now))) throw new AppError('rate/limited');
  const [session, registration] = await Promise.all([
    ports.people.session(owner.sessionId),
    ports.linked.find(owner),
  ]);
  if (!session) throw new AppError('session/not-found');
  if (isPastDay(session, now)) throw new AppError('session/past');
  const [seminar, advisor, upcoming, details] = await Promise.all([
    ports.people.seminar(session.seminar),
    ports.people.advisor(registration?.advisor ?? session.advisor),
    ports.linked.upcoming(session.seminar, now),
    registration ? ports.details(registration) : NO_DETAILS,
  ]);
  if (!seminar) throw new AppError('session/not-found');
  return {
    state: registration ? 'registered' : 'gone',
    firstName: registration?.firstName ?? null,
    seminar: { id: seminar.id, title: seminar.title, online: seminar.online },
    session: { id: session.id, time: session.time.toISOString(), location: session.location },
    duration: seminar.duration,
    advisor,
    ...details,
    isOpen: registration !== null && !hasBegun(session, now),
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
