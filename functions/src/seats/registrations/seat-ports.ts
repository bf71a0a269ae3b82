import { setTimeout as pause } from 'node:timers/promises';
import { seatGuard } from '../../core/settings.ts';
import { seatsRepository } from './seats.repository.ts';
import { KeyedQueue } from '../../core/keyed-queue.ts';
import { takenSeatsRepository } from './taken-seats.repository.ts';

const passThrough = { run: <Result>(_key: string, task: () => Promise<Result>) => task() };

/** One queue for everything that changes the seats of a session within this process. */
export const seatPorts = {
  seats: seatsRepository({ guarded: seatGuard }),
  takenSeats: takenSeatsRepository({ guarded: seatGuard }),
  queue: seatGuard ? new KeyedQueue() : passThrough,
  pause: (milliseconds: number) => pause(milliseconds),
  clock: () => performance.now(),
  now: () => new Date(),
};
