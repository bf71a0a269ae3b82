import * as z from 'zod/mini';
import { linkKeys, portalOrigin } from '../../core/settings.ts';
import { readToken, signToken } from '../../core/signed-token.ts';
import { hashesOfEarlier, objectionHashes } from '../recipients/address-hash.ts';

const PURPOSE = 'mail-objection';

/** The booking that a mail is about, and where it was. */
const seatSchema = z.object({
  session: z.string(),
  customer: z.string(),
  /** null in links from before there were bookings */
  booking: z._default(z.nullable(z.string()), null),
});
export type ObjectionSeat = z.infer<typeof seatSchema>;

const payloadSchema = z.object({
  /** of the address, the one for a new objection first */
  hashes: z.array(z.string()).check(z.minLength(1)),
  seat: z._default(z.nullable(seatSchema), null),
});
/** What the link of a mail is good for: the address that it was sent to, and no other. */
export type Objection = z.infer<typeof payloadSchema>;

/** Where mail programs send the one click of RFC 8058; a browser is led on to the page with the same token. */
export function oneClickAddress(email: string): string {
  return `${portalOrigin()}/action/objection?t=${encodeURIComponent(tokenOf(email, null))}`;
}

/** The page on which a person objects, or takes it back. */
export function objectionPage(token: string): string {
  return `${portalOrigin()}/action/abbestellen?t=${encodeURIComponent(token)}`;
}

/** @param seat whose registration names the address, if the mail is about one */
export function objectionPageOf(email: string, seat: ObjectionSeat | null = null): string {
  return objectionPage(tokenOf(email, seat));
}

/** Also reads the links of earlier releases. @returns null when it is not ours */
export function readObjection(token: string): Objection | null {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) return null;
  const earlier = hashesOfEarlier(payload);
  return payloadSchema.parse(earlier ? { hashes: earlier } : JSON.parse(payload));
}

/** Holds for good: a person may object to a mail that is years old. The address itself is not in it. */
function tokenOf(email: string, seat: ObjectionSeat | null): string {
  const payload: Objection = { hashes: objectionHashes(email), seat };
  return signToken(PURPOSE, JSON.stringify(payload), linkKeys());
}
