/** Claim of a new advisor's login: until when, in seconds since 1970, it may be used with an unconfirmed address. */
export const EMAIL_GRACE_CLAIM = 'confirmEmailBy';

const GRACE_DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;

/** What the claim says for a login that is created now. */
export function emailGraceEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + GRACE_DAYS * DAY_SECONDS;
}

/** True while a login may be used although its address is not confirmed yet. */
export function isInEmailGrace(claims: Readonly<Record<string, unknown>>, now: Date): boolean {
  const end = claims[EMAIL_GRACE_CLAIM];
  return typeof end === 'number' && now.getTime() < end * 1000;
}
