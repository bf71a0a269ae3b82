import { setTimeout as pause } from 'node:timers/promises';
import { mergePorts } from '../src/seats/merging/merge-ports.ts';
import { peopleRepository } from '../src/seats/registrations/people.repository.ts';
import { seatsRepository } from '../src/seats/registrations/seats.repository.ts';
import { KeyedQueue } from '../src/core/keyed-queue.ts';
import { newId } from './data.ts';
import { takenSeatsRepository } from '../src/seats/registrations/taken-seats.repository.ts';

let latest = 0;

/** No two requests have the same time: it tells a person's registration from one made by another request. */
function nextMillisecond(): Date {
  latest = Math.max(latest + 1, Date.now());
  return new Date(latest);
}

const unlimited = { take: () => Promise.resolve(true) };
/** For people whose uids are made up: Firebase Auth knows none of them. */
const unboundLogins = {
  holdsPhone: () => Promise.resolve(true),
  passPhoneOn: () => Promise.resolve(newId('login')),
  customToken: (uid: string) => Promise.resolve(uid),
};
const passThrough = { run: <Result>(_key: string, task: () => Promise<Result>) => task() };

/**
 * What seats are taken and freed with, as one process has it: its queue is its own.
 * @param guarded false for a process that writes without looking
 */
export function anInstance({ guarded = true } = {}) {
  const seats = {
    seats: seatsRepository({ guarded }),
    takenSeats: takenSeatsRepository({ guarded }),
    queue: guarded ? new KeyedQueue() : passThrough,
    pause: (milliseconds: number) => pause(milliseconds),
    clock: () => performance.now(),
    now: nextMillisecond,
  };
  return {
    ...seats,
    people: peopleRepository,
    merging: { ...mergePorts, seats },
    logins: unboundLogins,
    limits: { self: unlimited, waiting: unlimited, customers: unlimited },
  };
}
export type Instance = ReturnType<typeof anInstance>;
