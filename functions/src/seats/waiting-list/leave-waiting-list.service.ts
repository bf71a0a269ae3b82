import { AppError } from '@wbd/domain/errors';
import type { WaitingClosedMail } from '@wbd/domain/mails';
import type { Session, WaitingEntry } from '@wbd/domain/seminars';
import type { LinkedSeatsRepository } from '../registrations/linked-seats.repository.ts';
import { countChange, type ChangeLimits } from '../registrations/linked-seat.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import { requireSeatToken } from '../../core/seat-token.ts';
import type { WaitingListsRepository } from './waiting-lists.repository.ts';

export interface LeavePorts extends OptimisticRetryPorts {
  lists: Pick<WaitingListsRepository, 'entry'>;
}

export interface LeaveByLinkPorts extends LeavePorts, ChangeLimits {
  linked: Pick<LinkedSeatsRepository, 'entry'>;
  now(): Date;
}

/**
 * Takes the person of a mailed link off the waiting list, or declines the seat that is held for them. Refuses with
 * `link/invalid`, `rate/limited`, `waiting/not-found`.
 */
export async function leaveWaitingList(
  ports: LeaveByLinkPorts,
  { token }: { token: string },
): Promise<{ sessionId: string }> {
  const link = requireSeatToken(token);
  // the link of an earlier entry neither ends a later one nor uses up its person's changes
  const entry = await ports.linked.entry(link);
  if (!entry) throw new AppError('waiting/not-found');
  const { session: sessionId, customer: customerId } = entry;
  await countChange(ports, link.booking, customerId, ports.now());
  if (!(await removeEntry(ports, sessionId, customerId))) throw new AppError('waiting/not-found');
  return { sessionId };
}

/**
 * Removes a person's entry together with what the session counts of it; a held seat goes to the next person.
 * @param news the person's mail, enqueued together with the removal; none if left out
 * @returns false without an entry
 */
export async function removeEntry(
  ports: LeavePorts,
  sessionId: string,
  customerId: string,
  news?: (entry: WaitingEntry, session: Session) => WaitingClosedMail,
): Promise<boolean> {
  let isRemoved = false;
  await retryOptimistically(ports, sessionId, async (round) => {
    const found = await ports.lists.entry(sessionId, customerId);
    if (!found.entry) {
      isRemoved = round > 0;
      return true;
    }
    const { entry, session } = found;
    isRemoved = await found.remove(session ? news?.(entry, session) : undefined);
    return isRemoved || null;
  });
  return isRemoved;
}
