import { AppError } from '@wbd/domain/errors';
import {
  freeSeats,
  waitingPlaceState,
  type SeatByLinkOutput,
  type WaitingPlaceState,
} from '@wbd/domain/seats';
import {
  isReminded,
  replacementState,
  type Registration,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { WaitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import type { LinkedSeatsRepository } from '../registrations/linked-seats.repository.ts';
import { isReplaceable } from '../registrations/replace-seat.service.ts';
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
  const { calledOff } = session;
  // just called off: the seat is not freed yet
  const isLeft = registration !== null && calledOff !== null;
  const state = registration && !isLeft ? 'registered' : stateOf(entry, now);
  const offeredId = calledOff?.replacement ?? null;
  const [seminar, advisor, upcoming, details, ahead, offered] = await Promise.all([
    ports.people.seminar(session.seminar),
    ports.people.advisor(person?.advisor ?? end?.advisor ?? session.advisor),
    ports.linked.upcoming(session.seminar, now),
    // an old link may have been forwarded: only the newest mail has the access
    state === 'registered' && registration && !superseded
      ? ports.details(registration)
      : NO_DETAILS,
    entry && state === 'waiting' ? ports.lists.ahead(entry) : null,
    offeredId === null ? null : ports.people.session(offeredId),
  ]);
  if (!seminar) throw new AppError('session/not-found');
  return {
    state,
    superseded,
    ended: ended(),
    firstName: person?.firstName ?? null,
    customer: state === 'registered' && registration && !superseded ? registration.customer : null,
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

  function ended(): SeatByLinkOutput['ended'] {
    const replacement = offered && {
      id: offered.id,
      time: offered.time.toISOString(),
      location: offered.location,
      state: replacementState(offered, now),
    };
    if (isLeft) {
      const { at, reason: note } = calledOff;
      const reason = 'session-cancelled' as const;
      return { at: at.toISOString(), reason, note, isMovable: !superseded, replacement };
    }
    if (!end) return null;
    const { cancelledAt, reason, note } = end;
    const isMovable = isReplaceable(link, end, session);
    return { at: cancelledAt.toISOString(), reason, note, isMovable, replacement };
  }
}

const BY_PLACE: Readonly<Record<WaitingPlaceState, SeatByLinkOutput['state']>> = {
  none: 'gone',
  waiting: 'waiting',
  offered: 'offered',
  lapsed: 'expired',
  expired: 'expired',
};

function stateOf(entry: WaitingEntry | null, now: Date): SeatByLinkOutput['state'] {
  return BY_PLACE[waitingPlaceState(entry, now)];
}
