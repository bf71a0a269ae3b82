import { AppError, freeSeats, type Registration, type Session } from '@wbd/domain';
import type { SeatsRepository, SeatState, SeatWrites } from './seats.repository.ts';

/** How long a request may try before the visitor is told to try again; the client waits 20 s. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;

export interface SeatOrder {
  sessionId: string;
  customerId: string;
  /** time of the request; recognises the own registration when an answer of the database was lost */
  now: Date;
  /** Decides what is written, from the state that is still current when it is written. */
  prepare(session: Session, state: SeatState): SeatWrites;
}

export interface TakeSeatPorts {
  seats: SeatsRepository;
  /** lets one task at a time through per session */
  queue: { run<Result>(key: string, task: () => Promise<Result>): Promise<Result> };
  pause(milliseconds: number): Promise<void>;
  /** milliseconds since some beginning */
  clock(): number;
}

/**
 * Takes one seat, or refuses: `session/not-found`, `session/past`, `registration/duplicate`, `session/full`,
 * `unavailable` when the session stays contested for too long. A refusal leaves nothing behind.
 */
export async function takeSeat(ports: TakeSeatPorts, order: SeatOrder): Promise<void> {
  const deadline = ports.clock() + PATIENCE_MS;
  await ports.queue.run(order.sessionId, async () => {
    for (let attempt = 0; attempt === 0 || ports.clock() < deadline; attempt++) {
      if (attempt > 0) await ports.pause(jitter(attempt));
      const state = await ports.seats.read(order.sessionId, order.customerId);
      if (attempt > 0 && isOwn(state.registration, order)) return;
      if (await state.write(order.prepare(open(state, order.now), state))) return;
    }
    throw new AppError('unavailable');
  });
}

function open(state: SeatState, now: Date): Session {
  const { session } = state;
  if (!session) throw new AppError('session/not-found');
  if (state.registration) throw new AppError('registration/duplicate');
  if (session.time < now) throw new AppError('session/past');
  if (freeSeats(session) === 0) throw new AppError('session/full');
  return session;
}

function isOwn(registration: Registration | null, order: SeatOrder): boolean {
  return registration?.registeredAt.getTime() === order.now.getTime();
}

/** A random share of a pause that doubles, so that processes do not collide again in step. */
function jitter(attempt: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
}
