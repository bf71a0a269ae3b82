import {
  AppError,
  bookingOf,
  idSchema,
  seatLink,
  type Registration,
  type WaitingEntry,
} from '@wbd/domain';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from '../shared/settings.ts';
import { readToken, signToken } from '../shared/signed-token.ts';

const PURPOSE = 'seat';
const payloadSchema = z.union([
  z.tuple([idSchema, idSchema, idSchema, z.int()]),
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
}

type Seat = Pick<Registration, 'session' | 'customer' | 'takenAs' | 'booking' | 'moves'>;

/** Proves that its bearer was mailed a link to this seat. It stays the same in every mail until the seat moves. */
export function seatToken(seat: Seat): string {
  const holder = [seat.session, seat.takenAs ?? seat.customer];
  const payload = seat.booking === null ? holder : [...holder, seat.booking, seat.moves];
  return signToken(PURPOSE, JSON.stringify(payload), linkKeys());
}

/** The link of a place on a waiting list; the seat that follows keeps it. */
export function waitingToken({ session, customer, booking }: WaitingEntry): string {
  return seatToken({ session, customer, takenAs: null, booking, moves: 0 });
}

/** The address of the seat's own page, for a mail to the person. */
export function seatAddress(token: string): string {
  return seatLink(portalOrigin(), token);
}

/** Refuses with `link/invalid` what was not made by `seatToken`. Reads nothing, so that guessing costs nothing. */
export function requireSeatToken(token: string): SeatLink {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [session, customer, booking = null, moves = 0] = payloadSchema.parse(JSON.parse(payload));
  return {
    sessionId: session,
    customerId: customer,
    booking: bookingOf({ booking, session, customer }),
    moves,
  };
}
