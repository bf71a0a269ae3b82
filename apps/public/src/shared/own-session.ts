import { useAuth } from '@wbd/auth';
import type { OwnClaim } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { FRESH_MS } from '@wbd/domain/rights';

/** Who the person says they are, with the number in international form. */
export interface Claim extends OwnClaim {
  phone: string;
}

/** What a person got to see after proving a number. */
export interface OwnSession {
  claim: Claim;
  data: PersonalData;
  /** when the server answered, milliseconds since 1970 */
  readAt: number;
}

let kept: OwnSession | null = null;

/** Keeps what the person sees while this page is open, so that coming back from a seat asks nothing again. */
export function keepOwnSession(session: OwnSession | null): void {
  kept = session;
}

/** @returns null for another login, and once the server would ask for a new code */
export function ownSession(): OwnSession | null {
  const isSame = kept !== null && kept.claim.phone === (useAuth.getState().user?.phone ?? null);
  if (!isSame || Date.now() - (kept?.readAt ?? 0) > FRESH_MS) kept = null;
  return kept;
}
