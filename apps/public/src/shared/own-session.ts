import { useAuth } from '@wbd/auth';
import type { OwnClaim } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { FRESH_MS } from '@wbd/domain/rights';

/** The name that the person typed and their verified phone number in international format. */
export interface Claim extends OwnClaim {
  phone: string;
}

/** Personal data loaded after the phone number was verified. */
export interface OwnSession {
  claim: Claim;
  data: PersonalData;
  /** Unix time of the server's answer in milliseconds */
  readAt: number;
}

let kept: OwnSession | null = null;

/** Keeps the loaded data until a reload, so that returning from a seat needs no new verification. */
export function keepOwnSession(session: OwnSession | null): void {
  kept = session;
}

/** @returns null for a different login and after the verification has expired */
export function ownSession(): OwnSession | null {
  if (kept === null || kept.claim.phone !== useAuth.getState().user?.phone) return null;
  return Date.now() - kept.readAt > FRESH_MS ? null : kept;
}
