import { AppError, freeSeats, hasBegun, type Registration, type Session } from '@wbd/domain';
import { retryOptimistically, type OptimisticRetryPorts } from './optimistic-retry.ts';
import type { SeatsRepository, SeatState, SeatWrites } from './seats.repository.ts';

export interface SeatOrder {
  sessionId: string;
  customerId: string;
  /** time of the request; recognises the own registration when an answer of the database was lost */
  now: Date;
  /** whether registration is over: once the session has begun unless it says otherwise */
  isClosed?: (session: Session, now: Date) => boolean;
  /** Renews what `prepare` relies on besides the state, before another attempt; reads at the same time as the state. */
  refresh?: () => Promise<void>;
  /** Decides what is written, from the state that is still current when it is written. */
  prepare(session: Session, state: SeatState): SeatWrites;
}

export interface TakeSeatPorts extends OptimisticRetryPorts {
  seats: SeatsRepository;
}

/**
 * Takes one seat, or refuses: `session/not-found`, `session/past`, `registration/duplicate`, `session/full`,
 * `unavailable` when writes to the session keep conflicting. A refusal leaves nothing behind.
 */
export function takeSeat(ports: TakeSeatPorts, order: SeatOrder): Promise<Registration> {
  return retryOptimistically(ports, order.sessionId, async (round) => {
    const [state] = await Promise.all([
      ports.seats.read(order.sessionId, order.customerId),
      round > 0 ? order.refresh?.() : undefined,
    ]);
    if (round > 0 && isOwn(state.registration, order)) return state.registration;
    const writes = order.prepare(open(state, order), state);
    return (await state.write(writes)) ? writes.registration : null;
  });
}

function open(state: SeatState, { now, isClosed = hasBegun }: SeatOrder): Session {
  const { session } = state;
  if (!session || session.hidden) throw new AppError('session/not-found');
  if (state.registration) throw new AppError('registration/duplicate');
  if (isClosed(session, now)) throw new AppError('session/past');
  if (freeSeats(session) === 0) throw new AppError('session/full');
  return session;
}

function isOwn(registration: Registration | null, order: SeatOrder): boolean {
  return registration?.registeredAt.getTime() === order.now.getTime();
}
