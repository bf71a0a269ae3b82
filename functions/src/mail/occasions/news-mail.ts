import { createHash } from 'node:crypto';
import type { NewsMail } from '@wbd/domain/mails';
import { digestDayOf, spanOf } from '@wbd/domain/notifications';
import { queuedRow } from '../outbox/outbox-row.ts';

const MINUTE_MS = 60_000;
/** Longer than it takes to store a notification after the moment that it names. */
const AFTER_SPAN_MS = MINUTE_MS;
/** Digests begin so long after the day is over, and are spread over two hours: 100,000 are 14 in a second. */
const AFTER_DAY_MS = 15 * MINUTE_MS;
const SPREAD_MS = 120 * MINUTE_MS;

/**
 * Tells an advisor what happens around a moment: within five minutes, or in the day that ends in the morning. Everything
 * of a span or day means the same row, which waits until it is over.
 */
export function newsMail(uid: string, pace: NewsMail['pace'], at: Date): NewsMail {
  const kind = 'news';
  const { from, until } = pace === 'now' ? spanOf(at) : digestDayOf(at);
  const wait = pace === 'now' ? AFTER_SPAN_MS : AFTER_DAY_MS + spreadOf(uid);
  const due = new Date(until.getTime() + wait);
  return {
    ...queuedRow(kind, [uid, pace, until.getTime()], uid, due),
    uid,
    pace,
    from,
    until,
    leaseUntil: due,
    nextAttempt: due,
    // several people's clicks led to it
    trace: null,
  };
}

/** The same for an advisor every day, and different from the others'. */
function spreadOf(uid: string): number {
  const hash = createHash('sha256').update(uid).digest().readUInt32BE(0);
  return hash % SPREAD_MS;
}
