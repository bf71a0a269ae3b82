import { AppError, type CancellationMail, type Registration, type Session } from '@wbd/domain';
import { contend, type ContendPorts } from './contend.ts';
import type { TakenSeatsRepository } from './taken-seats.repository.ts';

export interface FreeSeatOrder {
  sessionId: string;
  customerId: string;
  /** Decides whether the seat may be freed, and what mail is owed for it. Throws when it may not. */
  prepare(session: Session, registration: Registration): CancellationMail | null;
}

export interface FreeSeatPorts extends ContendPorts {
  takenSeats: TakenSeatsRepository;
}

/**
 * Frees a seat: the registration goes and the session's count with it, or neither. Refuses with `session/not-found`,
 * `registration/not-found`, or `unavailable` when the session stays contested for too long.
 */
export async function freeSeat(ports: FreeSeatPorts, order: FreeSeatOrder): Promise<void> {
  let owed: CancellationMail | null = null;
  await contend(ports, order.sessionId, async (round) => {
    const seat = await ports.takenSeats.read(order.sessionId, order.customerId);
    const { session, registration } = seat;
    if (!session) throw new AppError('session/not-found');
    if (!registration) {
      // it was there: either this request freed it and the answer was lost, or another one came first
      if (round > 0 && (owed === null || (await ports.takenSeats.isStored(owed)))) return true;
      throw new AppError('registration/not-found');
    }
    owed = order.prepare(session, registration);
    return (await seat.free(owed)) || null;
  });
}
