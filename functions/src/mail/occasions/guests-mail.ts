import type { GuestsMail } from '@wbd/domain/mails';
import type { Registration } from '@wbd/domain/seminars';
import { queuedRow } from '../outbox/outbox-row.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** In UTC: early evening in Berlin, in winter and in summer. */
const ENDS_AT_MS = 16 * HOUR_MS;
/** A registration that was slow is still counted by the mail of its day. */
const LATEST_MS = 10 * 60_000;

/**
 * Tells a host about the guests of another advisor: one mail for the advisor, the session and the day, which ends at 16:00 UTC.
 * It waits until then, so each further guest of the day writes the same row.
 */
export function guestsMail({
  seminarAdvisor,
  session,
  advisor,
  registeredAt,
}: Pick<Registration, 'seminarAdvisor' | 'session' | 'advisor' | 'registeredAt'>): GuestsMail {
  const kind = 'guests-registered';
  const day = Math.floor((registeredAt.getTime() - ENDS_AT_MS) / DAY_MS);
  const due = new Date((day + 1) * DAY_MS + ENDS_AT_MS + LATEST_MS);
  return {
    ...queuedRow(kind, [session, advisor, day], seminarAdvisor, due),
    uid: seminarAdvisor,
    session,
    broughtBy: advisor,
    leaseUntil: due,
    nextAttempt: due,
    // what one advisor did must not be found by the number of another one's click
    trace: null,
  };
}
