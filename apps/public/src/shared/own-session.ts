import { useAuth } from '@wbd/auth';
import type { OwnClaim } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { FRESH_MS } from '@wbd/domain/rights';

/** Who the person says they are, with the number in international form. */
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
  const isSame = kept !== null && kept.claim.phone === (useAuth.getState().user?.phone ?? null);
  if (!isSame || Date.now() - (kept?.readAt ?? 0) > FRESH_MS) kept = null;
  return kept;
}
