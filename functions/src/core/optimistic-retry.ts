import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@wbd/domain/errors';
import { KeyedQueue } from './keyed-queue.ts';

/** How long writes are retried, unless the caller set another time; the client waits 20 s. */
export const RETRY_FOR_MS = 15_000;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;

export interface OptimisticRetryPorts {
  /** serialises the tasks of one key within the process */
  queue: { run<Result>(key: string, task: () => Promise<Result>): Promise<Result> };
  pause(milliseconds: number): Promise<void>;
  /** milliseconds since an arbitrary start */
  clock(): number;
}

/** One queue for everything that is written optimistically within this process. */
export const retryPorts: OptimisticRetryPorts = {
  queue: new KeyedQueue(),
  pause: (milliseconds) => pause(milliseconds),
  clock: () => performance.now(),
};

/** The end of all retries of a request, on the clock of its ports. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs a task whose retries all end after the given time, however they are nested. */
export function retryWithin<Result>(
  milliseconds: number,
  task: () => Promise<Result>,
  ports: Pick<OptimisticRetryPorts, 'clock'> = retryPorts,
): Promise<Result> {
  return deadlines.run(deadlines.getStore() ?? ports.clock() + milliseconds, task);
}

/**
 * Repeats an optimistic write until it succeeds, each time after a random pause.
 * @param attempt returns null when another write came in between; gets the number of the round, from 0
 * @throws AppError `unavailable` when writes keep conflicting until the deadline
 */
export function untilWritten<Result>(
  attempt: (round: number) => Promise<Result | null>,
  ports: Pick<OptimisticRetryPorts, 'pause' | 'clock'> = retryPorts,
): Promise<Result> {
  return retryWithin(RETRY_FOR_MS, () => repeat(attempt, ports), ports);
}

/**
 * Like `untilWritten`, one at a time for each key within the process. The wait for the turn counts.
 * @throws AppError `unavailable`
 */
export function retryOptimistically<Result>(
  ports: OptimisticRetryPorts,
  key: string,
  attempt: (round: number) => Promise<Result | null>,
): Promise<Result> {
  return retryWithin(RETRY_FOR_MS, () => ports.queue.run(key, () => repeat(attempt, ports)), ports);
}

async function repeat<Result>(
  attempt: (round: number) => Promise<Result | null>,
  ports: Pick<OptimisticRetryPorts, 'pause' | 'clock'>,
): Promise<Result> {
  const deadline = deadlines.getStore() ?? 0;
  for (let round = 0; round === 0 || ports.clock() < deadline; round++) {
    if (round > 0) await ports.pause(jitter(round));
    const result = await attempt(round);
    if (result !== null) return result;
  }
  throw new AppError('unavailable');
}

/** A random share of a pause that doubles, so that processes do not collide again in step. */
function jitter(round: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS);
}
