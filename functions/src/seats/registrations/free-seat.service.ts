import { AppError } from '@wbd/domain/errors';
import type { Registration, Session } from '@wbd/domain/seminars';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { FreedNews, TakenSeatsRepository } from './taken-seats.repository.ts';

export interface FreeSeatOrder {
  sessionId: string;
  customerId: string;
  /** Decides whether the seat may be freed, and which mails tell of it. Throws when it may not. */
  prepare(session: Session, registration: Registration): FreedNews | null;
}

export interface FreeSeatPorts extends OptimisticRetryPorts {
  takenSeats: TakenSeatsRepository;
}

/**
 * Frees a seat: the registration goes and the session's count with it, or neither. Refuses with `session/not-found`,
 * `registration/not-found`, or `unavailable` when writes to the session keep conflicting.
 */
export async function freeSeat(ports: FreeSeatPorts, order: FreeSeatOrder): Promise<void> {
  let news: FreedNews | null = null;
  await retryOptimistically(ports, order.sessionId, async (round) => {
    const seat = await ports.takenSeats.read(order.sessionId, order.customerId);
    const { session, registration } = seat;
    if (!session) throw new AppError('session/not-found');
    if (!registration) {
      // it was there: either this request freed it and the answer was lost, or another one came first
      if (round > 0 && (news === null || (await ports.takenSeats.isStored(news.mail)))) return true;
      throw new AppError('registration/not-found');
    }
    news = order.prepare(session, registration);
    return (await seat.free(news)) || null;
  });
}
