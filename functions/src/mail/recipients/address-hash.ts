import { createHash, createHmac } from 'node:crypto';
import { addressKey } from '../../core/settings.ts';
import { mailboxOf } from './mailbox.ts';

/** The form of hashes from before there was a key. */
const PLAIN = /^[0-9a-f]{64}$/;

/** The keyed hash that identifies a mailbox in the database without naming it. */
export function mailboxHash(address: string): string {
  return keyed(plainHash(mailboxOf(address)));
}

/**
 * Under which hashes an objection of this address may be stored: the one for new objections first, then that of the
 * address as it is spelled, which is all that a link of an earlier release names.
 */
export function objectionHashes(address: string): string[] {
  return [...new Set([mailboxHash(address), keyed(earlierHash(address))])];
}

/** The hash under which an earlier release stored an objection of this address. */
export function earlierHash(address: string): string {
  return plainHash(address.trim().toLowerCase());
}

/** The hashes for what a link of an earlier release names, the one for new objections first; null for anything else. */
export function hashesOfEarlier(hash: string): string[] | null {
  return PLAIN.test(hash) ? [keyed(hash), hash] : null;
}

function plainHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hashes the plain hash, so that stored plain hashes can be converted without their addresses. */
function keyed(hash: string): string {
  return createHmac('sha256', addressKey()).update(`address\n${hash}`).digest('base64url');
}
