import { createHash } from 'node:crypto';
import { linkKeys, portalOrigin } from '../../shared/settings.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';

const PURPOSE = 'mail-objection';

/** What is stored of an address that objected: a hash, which names no one. */
export function addressHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Where mail programs send the one click of RFC 8058; a browser is led on to the page with the same token. */
export function oneClickAddress(email: string): string {
  return `${portalOrigin()}/action/objection?t=${encodeURIComponent(tokenOf(email))}`;
}

/** The page on which a person objects, or takes it back. */
export function objectionPage(token: string): string {
  return `${portalOrigin()}/action/abbestellen?t=${encodeURIComponent(token)}`;
}

export const objectionPageOf = (email: string): string => objectionPage(tokenOf(email));

/** @returns the hash of the address that the link was mailed to; null when it is not ours */
export function readObjection(token: string): string | null {
  return readToken(PURPOSE, token, linkKeys());
}

/** Holds for good: a person may object to a mail that is years old. The address itself is not in it. */
const tokenOf = (email: string) => signToken(PURPOSE, addressHash(email), linkKeys());
