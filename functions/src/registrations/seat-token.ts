import { AppError, idSchema, seatLink } from '@wbd/domain';
import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from '../shared/settings.ts';
import { readToken, signToken } from '../shared/signed-token.ts';

const PURPOSE = 'seat';
const seatSchema = z.tuple([idSchema, idSchema]);

/** A person in a session, whether or not they have a seat there by now. */
export interface SeatOwner {
  sessionId: string;
  customerId: string;
}

/** What proves that its bearer was mailed a link to this seat. It stays the same however often it is mailed. */
export function seatToken({ sessionId, customerId }: SeatOwner): string {
  return signToken(PURPOSE, JSON.stringify([sessionId, customerId]), linkKeys());
}

/** The address of the seat's own page, for a mail to the person. */
export function seatAddress(owner: SeatOwner): string {
  return seatLink(portalOrigin(), seatToken(owner));
}

/** Refuses with `link/invalid` what was not made by `seatToken`. Reads nothing, so that guessing costs nothing. */
export function requireSeatToken(token: string): SeatOwner {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) throw new AppError('link/invalid');
  const [sessionId, customerId] = seatSchema.parse(JSON.parse(payload));
  return { sessionId, customerId };
}
