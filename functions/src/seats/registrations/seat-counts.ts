import { waitingStep, type WaitingCounts, type WaitingEvent } from '@wbd/domain/seats';
import type { Session, WaitingEntry } from '@wbd/domain/seminars';

type SeatCounts = Pick<Session, 'registrationCount'> & WaitingCounts;

/** What a session counts after a person took a seat or joined its waiting list. */
export function countsAfter(
  session: SeatCounts,
  entry: WaitingEntry | null,
  event: 'seated' | 'joined',
): Partial<SeatCounts> {
  if (event === 'joined') {
    // of an offer that ran out and that the sweep has not looked at yet
    const isLapsed = entry?.state === 'offered';
    return isLapsed
      ? waitingCounts(session, entry, 'expired', event)
      : waitingCounts(session, entry, event);
  }
  const registrationCount = session.registrationCount + 1;
  return entry
    ? { registrationCount, ...waitingCounts(session, entry, event) }
    : { registrationCount };
}

/**
 * The session's counts after what happened to a person on its waiting list.
 * @throws Error when that cannot happen to them
 */
export function waitingCounts(
  session: WaitingCounts,
  entry: WaitingEntry | null,
  ...events: readonly WaitingEvent[]
): WaitingCounts {
  const { waitingCount, heldSeats } = session;
  const state = entry?.state ?? 'none';
  const step = waitingStep({ waitingCount, heldSeats }, state, ...events);
  if (!step) throw new Error(`A person who is ${state} cannot be ${events.join(', then ')}.`);
  return step.counts;
}
