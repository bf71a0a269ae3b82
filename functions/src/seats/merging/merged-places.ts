import { bookingOf } from '@wbd/domain/seats';
import type { Registration, Session, WaitingEntry } from '@wbd/domain/seminars';
import { absorbing } from '../registrations/new-registration.ts';
import { waitingCounts } from '../registrations/seat-counts.ts';

/** What a person has in one session. */
export interface Places {
  seat: Registration | null;
  entry: WaitingEntry | null;
}

type Counts = Pick<Session, 'registrationCount' | 'waitingCount' | 'heldSeats'>;

/** An open offer is worth more than a place in the line, and that more than an offer that ran out. */
const RANK: Record<WaitingEntry['state'], number> = { offered: 0, waiting: 1, expired: 2 };

/**
 * The places of a customer in one session after another entry of the same person was merged into them, and the
 * session's counts then. They keep one seat; without a seat, the better place on the waiting list.
 * @param id of the customer who stays
 */
export function mergedPlaces(
  from: Places,
  into: Places,
  id: string,
  counts: Counts,
): Places & { counts: Counts } {
  const seats = [into.seat, from.seat && ownedSeat(from.seat, id)].filter((seat) => seat !== null);
  const entries = [into.entry, from.entry && ownedEntry(from.entry, id)]
    .filter((entry) => entry !== null)
    .toSorted(
      (a, b) => RANK[a.state] - RANK[b.state] || a.joinedAt.getTime() - b.joinedAt.getTime(),
    );
  const [seat, secondSeat] = seats;
  const ending = seat ? entries : entries.slice(1);
  let waiting = { waitingCount: counts.waitingCount, heldSeats: counts.heldSeats };
  for (const entry of ending) waiting = waitingCounts(waiting, entry, 'left');
  const freed = secondSeat ? 1 : 0;
  return {
    seat: seat ? withAbsorbed(seat, secondSeat ?? null, ending) : null,
    entry: seat ? null : (entries[0] ?? null),
    counts: {
      registrationCount: Math.max(0, counts.registrationCount - freed),
      ...waiting,
    },
  };
}

function withAbsorbed(
  seat: Registration,
  second: Registration | null,
  entries: readonly WaitingEntry[],
): Registration {
  let absorbed = absorbing(seat, second);
  for (const entry of entries) absorbed = absorbing({ absorbed }, entry);
  return { ...seat, absorbed, attended: seat.attended ?? second?.attended ?? null };
}

/** Mails and links keep knowing the seat. */
function ownedSeat(seat: Registration, id: string): Registration {
  return { ...seat, id, customer: id, takenAs: seat.takenAs ?? seat.customer };
}

function ownedEntry(entry: WaitingEntry, id: string): WaitingEntry {
  return { ...entry, id, customer: id, booking: bookingOf(entry) };
}
