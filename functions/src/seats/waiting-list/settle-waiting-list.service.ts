import { offerDeadline, seatsToOffer, type WaitingCounts } from '@wbd/domain/seats';
import { givesSeats, type Session, type WaitingEntry } from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';
import { waitingClosedMail, waitingMail } from '../../mail/occasions/registration-mails.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import { waitingCounts } from '../registrations/seat-counts.ts';
import { log } from '../../core/log/log.ts';
import type { WaitingListsRepository } from './waiting-lists.repository.ts';

export interface SettlePorts extends OptimisticRetryPorts {
  lists: WaitingListsRepository;
  people: Pick<PeopleRepository, 'seminar'>;
  now(): Date;
}

/**
 * Does what a session's waiting list needs at this moment: ends offers that ran out, and offers each free seat to the
 * person who has waited longest, with the mail. The list of a session that has begun or is gone is removed. All of it is
 * one write, bound to what was read, so that it may run at any time, in several places and again.
 * @param deleted the session as it was, when it has just been deleted: people on its list get a mail
 */
export async function settleWaitingList(
  ports: SettlePorts,
  sessionId: string,
  deleted: Session | null = null,
): Promise<void> {
  const seminar = deleted && (await ports.people.seminar(deleted.seminar));
  await retryOptimistically(ports, sessionId, async () => {
    const now = ports.now();
    const list = await ports.lists.read(sessionId, now);
    const { session } = list;
    if (!session && deleted && seminar && !hasBegun(deleted, now)) {
      const leaving = { session: deleted, seminar, now, reason: 'session-cancelled' } as const;
      return (await list.close((entry) => waitingClosedMail(entry, leaving))) || null;
    }
    if (!session || hasBegun(session, now)) return (await list.close()) || null;

    const late = withoutLapsed(session, list.due);
    const seats = givesSeats(session, now) ? seatsToOffer({ ...session, ...late.counts }) : 0;
    const next = await list.longest(seats);
    const { entries, counts } = withOffers(session, late, next, now);
    if (entries.length === 0) return true;
    const mails = next.map((entry) => waitingMail('waiting-offer', entry, now));
    return (await list.write({ entries, counts, mails })) || null;
  });
}

/**
 * Settles, every few minutes, the lists on which an offer has run out or whose session has begun.
 * @returns how many there were
 */
export async function sweepWaitingLists(ports: SettlePorts): Promise<number> {
  const due = await ports.lists.dueSessions(ports.now());
  for (const sessionId of due) {
    try {
      await settleWaitingList(ports, sessionId);
    } catch (error) {
      // the next run tries again, and the other lists must not wait for it
      log('waiting-list.failed', { session: sessionId }, error);
    }
  }
  return due.length;
}

interface Change {
  entries: WaitingEntry[];
  counts: WaitingCounts;
}

function withoutLapsed(session: Session, due: readonly WaitingEntry[]): Change {
  // nothing happens to them before the session begins; one that was moved begins later
  const dueAt = session.time;
  let { waitingCount, heldSeats } = session;
  const entries = due.map((entry): WaitingEntry => {
    if (entry.state !== 'offered') return { ...entry, dueAt };
    ({ waitingCount, heldSeats } = waitingCounts({ waitingCount, heldSeats }, entry, 'expired'));
    return { ...entry, dueAt, state: 'expired' };
  });
  return { entries, counts: { waitingCount, heldSeats } };
}

function withOffers(
  session: Session,
  { entries, counts }: Change,
  next: readonly WaitingEntry[],
  now: Date,
): Change {
  const changed = new Map(entries.map((entry) => [entry.id, entry]));
  const offerUntil = offerDeadline(session, now);
  let after = counts;
  for (const entry of next) {
    after = waitingCounts(after, entry, 'offered');
    changed.set(entry.id, { ...entry, state: 'offered', offerUntil, dueAt: offerUntil });
  }
  return { entries: [...changed.values()], counts: after };
}
