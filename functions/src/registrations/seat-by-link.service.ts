import {
  AppError,
  freeSeats,
  hasBegun,
  isPastDay,
  isSeatHeld,
  type Registration,
  type SeatByLinkOutput,
  type WaitingEntry,
} from '@wbd/domain';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { requireSeatToken } from './seat-token.ts';

/** What only those who have the seat may know. */
export type SeatDetails = Pick<SeatByLinkOutput, 'meetingLink' | 'access' | 'calendar'>;

export interface SeatByLinkPorts {
  people: Pick<PeopleRepository, 'advisor' | 'seminar'>;
  linked: LinkedSeatsRepository;
  lists: Pick<WaitingListsRepository, 'entry' | 'ahead'>;
  /** how often one network address looks */
  looks: Pick<RateLimit, 'take'>;
  details(registration: Registration): Promise<SeatDetails>;
  now(): Date;
}

const NO_DETAILS: SeatDetails = { meetingLink: null, access: null, calendar: null };

/**
 * What the person of a mailed link sees of their seat, or of their place on the waiting list; it changes nothing.
 * Refuses with `link/invalid`, `rate/limited`, `session/not-found`, and with `session/past` once the session's day is over.
 */
export async function seatByLink(
  ports: SeatByLinkPorts,
  { token }: { token: string },
  address: string,
): Promise<SeatByLinkOutput> {
  const owner = requireSeatToken(token);
  const now = ports.now();
  if (!(await ports.looks.take(address, now))) throw new AppError('rate/limited');
  const [registration, { session, entry }] = await Promise.all([
    ports.linked.find(owner),
    ports.lists.entry(owner.sessionId, owner.customerId),
  ]);
  if (!session) throw new AppError('session/not-found');
  if (isPastDay(session, now)) throw new AppError('session/past');
  const person = registration ?? entry;
  const state = registration ? 'registered' : stateOf(entry, now);
  const [seminar, advisor, upcoming, details, ahead] = await Promise.all([
    ports.people.seminar(session.seminar),
    ports.people.advisor(person?.advisor ?? session.advisor),
    ports.linked.upcoming(session.seminar, now),
    registration ? ports.details(registration) : NO_DETAILS,
    entry && state === 'waiting' ? ports.lists.ahead(entry) : null,
  ]);
  if (!seminar) throw new AppError('session/not-found');
  return {
    state,
    firstName: person?.firstName ?? null,
    seminar: { id: seminar.id, title: seminar.title, online: seminar.online },
    session: { id: session.id, time: session.time.toISOString(), location: session.location },
    duration: seminar.duration,
    advisor,
    ...details,
    ahead,
    offerUntil: registration ? null : (entry?.offerUntil?.toISOString() ?? null),
    isOpen: person !== null && !hasBegun(session, now),
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
