import type { Customer } from './customer.ts';
import { ERASURE_NOTICE_DAYS, RETENTION_YEARS } from '../retention/retention.ts';
import { berlinDay } from '../time/berlin-time.ts';
import { dayAfter } from '../time/day-after.ts';

/** The contacts that a customer's own document tells of. */
type OwnContacts = Pick<
  Customer,
  'registered' | 'lastContact' | 'consent' | 'callConsent' | 'invitable' | 'restriction'
>;

/** Everything that tells when an advisor and a customer last had to do with each other. */
export interface CustomerContacts {
  customer: OwnContacts;
  /** when seats were taken, and the sessions; null for a session that is gone */
  seats: readonly { registeredAt: Date; time: Date | null }[];
  /** when the advisor wrote something down */
  notes: readonly Date[];
  /** when the person asked for an appointment */
  requests: readonly Date[];
  /** the day of a planned follow-up (yyyy-MM-dd); null without one */
  followUpOn: string | null;
  /** when someone last came through the customer's link; null when no one did */
  referral: Date | null;
}

/**
 * The last contact with a customer. These count:
 * - being entered or registering
 * - what the advisor records as the last contact, such as a call
 * - what the person agreed to, and a consent that the advisor declared
 * - a seat: when it was taken, and its session. The mails about a seat end with the day of its session
 * - a note, a follow-up, a request for an appointment
 * - a person who came through the customer's link
 *
 * These do not: tags, the archive, corrections of the entry, mails that the portal sends by itself, and a seat that an advisor took
 * for the person and that was given back. A contact that is still to come counts as one of today.
 */
export function lastContact(contacts: CustomerContacts, now: Date): Date {
  const { customer, seats, notes, requests, followUpOn, referral } = contacts;
  return latest(
    [
      lastOwnContact(customer, now),
      ...seats.flatMap(({ registeredAt, time }) => [registeredAt, time]),
      ...notes,
      ...requests,
      followUpOn === null ? null : new Date(`${followUpOn}T12:00:00Z`),
      referral,
    ],
    now,
  );
}

function lastOwnContact(customer: OwnContacts, now: Date): Date {
  const { registered, lastContact: recorded, consent, callConsent, invitable } = customer;
  // restricted data must not be erased while the person asks for the restriction
  if (customer.restriction !== null) return now;
  const agreed = [consent?.at, callConsent?.at, invitable?.declared.at];
  return latest([registered, recorded, ...agreed], now);
}

/** The latest of some moments, and `now` when one lies ahead. */
function latest(moments: readonly (Date | null | undefined)[], now: Date): Date {
  const times = moments.map((moment) => moment?.getTime() ?? 0);
  return new Date(Math.min(Math.max(...times), now.getTime()));
}

/** The first day (yyyy-MM-dd) without a right to keep a customer: the period ends with a year. */
export function erasureDayAfter(contact: Date): string {
  const year = Number(berlinDay(contact).slice(0, 4));
  return `${year + RETENTION_YEARS.customers + 1}-01-01`;
}

/** The day on which the advisor learns of an erasure. */
export function noticeDayBefore(day: string): string {
  return dayAfter(day, -ERASURE_NOTICE_DAYS);
}

/** What the nightly job does with a customer whose day has come. */
export type RetentionStep =
  | { kind: 'keep'; reviewOn: string; eraseOn: string | null }
  | { kind: 'announce'; eraseOn: string }
  | { kind: 'erase' };

/**
 * Decides about a customer. No one is erased who was not announced 30 days before, also when the job stayed away for weeks.
 * @param eraseOn what was announced; null without
 */
export function retentionStep(
  eraseOn: string | null,
  contacts: CustomerContacts,
  now: Date,
): RetentionStep {
  const today = berlinDay(now);
  const noticeOn = noticeDayBefore(erasureDayAfter(lastContact(contacts, now)));
  if (today < noticeOn) return { kind: 'keep', reviewOn: noticeOn, eraseOn: null };
  if (eraseOn === null) return { kind: 'announce', eraseOn: dayAfter(today, ERASURE_NOTICE_DAYS) };
  if (today < eraseOn) return { kind: 'keep', reviewOn: eraseOn, eraseOn };
  return { kind: 'erase' };
}

/**
 * A customer with the day of the next review, and without an announced erasure that a later contact has overtaken. Every write
 * of a customer goes through it. The day only moves back: the review itself looks at all contacts.
 */
export function withReview(customer: Customer, now: Date): Customer {
  const due = erasureDayAfter(lastOwnContact(customer, now));
  const noticeOn = noticeDayBefore(due);
  const { reviewOn, eraseOn } = customer;
  return {
    ...customer,
    reviewOn: reviewOn !== null && reviewOn > noticeOn ? reviewOn : noticeOn,
    eraseOn: eraseOn !== null && eraseOn < due ? null : eraseOn,
  };
}
