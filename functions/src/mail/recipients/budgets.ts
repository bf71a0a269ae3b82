import { mailRules, type MailBudget, type MailKind } from '@wbd/domain/mails';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Limits of the mails to one mailbox, independent of who causes them. */
export interface Budget {
  /** part of the id of the count */
  name: string;
  perHour: number;
  perDay: number;
}

/** The limits of each budget, and the budget that mails to unconfirmed addresses use instead. */
export const BUDGETS: Readonly<Record<MailBudget, Budget & { ifUnproven?: MailBudget }>> = {
  /** Mails about seats. Strangers can cause them with someone else's address. */
  seats: { name: 'mails-seat', perHour: 10, perDay: 30 },
  /**
   * Mails about an account, counted separately, so that strangers cannot use up the mails that an owner needs to sign in:
   * a sign-up takes two or three.
   */
  account: { name: 'mails-account', perHour: 6, perDay: 20 },
  /**
   * Links to a new password for an account with a confirmed address. Strangers can use up the budget of account mails by
   * signing up with other spellings of a mailbox; `resetMails` keeps these links far below their limit.
   */
  password: { name: 'mails-password', perHour: 6, perDay: 20, ifUnproven: 'account' },
  /** News about customers, which only go to the confirmed address of an account; the portal shows the same. */
  news: { name: 'mails-news', perHour: 30, perDay: 100 },
  /** Mails about reports of content, to the address that the reporter typed. */
  notices: { name: 'mails-notice', perHour: 4, perDay: 10 },
  /** Mails about declarations that end a contract. Strangers can cause them, so they are counted separately. */
  terminations: { name: 'mails-termination', perHour: 6, perDay: 20 },
  /** Invitations into teams, to an address that an advisor typed. */
  teams: { name: 'mails-team', perHour: 4, perDay: 10 },
  /**
   * Mails about money to the author of a change or the person concerned. The budget is far above the limit `moneyChanges`,
   * so that a thief who is signed in cannot have one of them held back. Mails to other administrators are counted
   * separately for the same reason.
   */
  money: { name: 'mails-money', perHour: 200, perDay: 300 },
  moneyOfOthers: { name: 'mails-money-others', perHour: 200, perDay: 500 },
};

/** @param isProven whether the recipient has confirmed the address */
export function budgetOf(kind: MailKind, isProven: boolean): Budget {
  const budget = BUDGETS[mailRules(kind).budget];
  return isProven || !budget.ifUnproven ? budget : BUDGETS[budget.ifUnproven];
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
