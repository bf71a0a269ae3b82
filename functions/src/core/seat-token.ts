import { createHash } from 'node:crypto';
import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import { bookingOf, seatLink } from '@wbd/domain/seats';
import type { Registration, WaitingEntry } from '@wbd/domain/seminars';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'seat';
const payloadSchema = z.union([
  z.tuple([idSchema, idSchema, idSchema, z.int(), z.string()]),
  // mailed before there were bookings
  z.tuple([idSchema, idSchema]),
]);

/** What a mailed link refers to: a booking, and where it was when the link was made. */
export interface SeatLink {
  sessionId: string;
  customerId: string;
  booking: string;
  /** how often the seat had been moved by then */
  moves: number;
  /** of the address that the link was mailed to, see `mailedTo`; null for links from before there were bookings */
  address: string | null;
}

type Seat = Pick<Registration, 'session' | 'customer' | 'takenAs' | 'booking' | 'moves' | 'email'>;

/** Proves that its bearer was mailed a link to this seat. It stays the same in every mail until the seat or its address changes. */
export function seatToken(seat: Seat): string {
  const { session, customer, takenAs, booking, moves, email } = seat;
  const holder = [session, takenAs ?? customer];
  const payload = booking === null ? holder : [...holder, booking, moves, mailedTo(booking, email)];
  return signToken(PURPOSE, JSON.stringify(payload), linkKeys());
}

/** The link of a place on a waiting list; the seat that follows keeps it. */
export function waitingToken({ session, customer, booking, email }: WaitingEntry): string {
  return seatToken({ session, customer, takenAs: null, booking, moves: 0, email });
}

/**
 * Whether the seat has moved since the link was mailed, or its mails go to another address: then someone else may hold the
 * link, which shows the seat and changes nothing.
 */
export function isSuperseded(link: SeatLink, seat: Seat): boolean {
  const booking = bookingOf(seat);
  if (link.booking !== booking || link.moves !== seat.moves) return true;
  return link.address === null
    ? seat.email === null
    : link.address !== mailedTo(booking, seat.email);
}

/** Tells one address of a booking from another without naming it. */
function mailedTo(booking: string, email: string | null): string {
  const hash = createHash('sha256').update(JSON.stringify([booking, email]));
  return hash.digest('base64url').slice(0, 12);
}

/** The address of the seat's own page, for a mail to the person. */
export function seatAddress(token: string): string {
  return seatLink(portalOrigin(), token);
}

/** Refuses with `link/invalid` what was not made by `seatToken`. Reads nothing, so that guessing costs nothing. */
export function requireSeatToken(token: string): SeatLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [session, customer, booking = null, moves = 0, address = null] = payloadSchema.parse(
    JSON.parse(payload),
  );
  return {
    sessionId: session,
    customerId: customer,
    booking: bookingOf({ booking, session, customer }),
    moves,
    address,
  };
}
