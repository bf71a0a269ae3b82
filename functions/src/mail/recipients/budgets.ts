import type { Mail } from '@wbd/domain/mails';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Limits of the mails to one mailbox, independent of who causes them. */
export interface Budget {
  /** part of the id of the count */
  name: string;
  perHour: number;
  perDay: number;
}

/** Mails about seats: a stranger who types the address of someone else causes them. */
export const SEAT_MAILS: Budget = { name: 'mails-seat', perHour: 10, perDay: 30 };
/**
 * Mails about an account, counted separately, so that strangers cannot use up the mails that an owner needs to sign in:
 * a sign-up takes two or three.
 */
export const ACCOUNT_MAILS: Budget = { name: 'mails-account', perHour: 6, perDay: 20 };
/**
 * Links to a new password for an account whose address is confirmed. Strangers sign up with other spellings of a mailbox and
 * use up the mails about accounts; `resetMails` keeps these far below the limit.
 */
export const PASSWORD_MAILS: Budget = { name: 'mails-password', perHour: 6, perDay: 20 };
/** News about customers, which only go to the confirmed address of an account; the portal shows the same. */
export const NEWS_MAILS: Budget = { name: 'mails-news', perHour: 30, perDay: 100 };

/** Mails about reports of content, to the address that the reporter typed. */
export const NOTICE_MAILS: Budget = { name: 'mails-notice', perHour: 4, perDay: 10 };
/** Mails about declarations that end a contract, which strangers may cause: counted apart, so that they cannot use up the others. */
export const TERMINATION_MAILS: Budget = { name: 'mails-termination', perHour: 6, perDay: 20 };

/** Invitations into teams, to an address that an advisor typed. */
export const TEAM_MAILS: Budget = { name: 'mails-team', perHour: 4, perDay: 10 };

/** @param isProven whether the recipient has confirmed the address */
export function budgetOf(kind: Mail['kind'], isProven: boolean): Budget {
  switch (kind) {
    case 'registration-confirmation':
    case 'session-reminder':
    case 'session-changed':
    case 'session-message':
    case 'registration-cancelled':
    case 'waiting-joined':
    case 'waiting-offer':
    case 'waiting-changed':
    case 'waiting-closed':
      return SEAT_MAILS;
    case 'password-reset':
      return isProven ? PASSWORD_MAILS : ACCOUNT_MAILS;
    case 'advisor-welcome':
    case 'email-verification':
    case 'payment-failed':
    case 'payment-reminder':
    case 'plan-changed':
    case 'plan-change-planned':
    case 'plan-change-revoked':
    case 'plan-ended':
    case 'plan-paid-back':
    case 'account-closing':
    case 'account-closed':
    case 'email-change':
    case 'email-changed':
    case 'account-blocked':
    case 'account-unblocked':
    case 'support-view-started':
      return ACCOUNT_MAILS;
    case 'termination-received':
    case 'termination-check':
    case 'termination-done':
      return TERMINATION_MAILS;
    case 'participant-left':
    case 'appointment-requested':
    case 'news':
    case 'guests-registered':
    case 'colleague-left':
    case 'customer-erased':
    case 'customer-restricted':
    case 'content-decided':
    case 'erasure-announced':
    case 'contract-changed':
    case 'team-news':
    case 'film-paper':
      return NEWS_MAILS;
    case 'notice-received':
    case 'notice-decided':
      return NOTICE_MAILS;
    case 'team-invitation':
      return TEAM_MAILS;
  }
}

/**
 * Counts a mail in both sliding windows.
 * @param counted when the mails of the last day were counted, in milliseconds since 1970
 * @returns the times to store, at most one day's limit; null when the limit is reached
 */
export function withOneMore(
  { perHour, perDay }: Budget,
  counted: readonly number[],
  now: Date,
): number[] | null {
  const at = now.getTime();
  const ofDay = counted.filter((time) => time > at - DAY_MS);
  const ofHour = ofDay.filter((time) => time > at - HOUR_MS);
  return ofHour.length < perHour && ofDay.length < perDay ? [...ofDay, at] : null;
}

/** When a count tells nothing any more. */
export function countedUntil(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}
