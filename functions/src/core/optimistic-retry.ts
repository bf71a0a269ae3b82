import { AppError } from '@wbd/domain/errors';

/** How long a request retries before the visitor is asked to try again; the client waits 20 s. */
const RETRY_FOR_MS = 15_000;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;

export interface OptimisticRetryPorts {
  /** serialises the tasks of one key within the process */
  queue: { run<Result>(key: string, task: () => Promise<Result>): Promise<Result> };
  pause(milliseconds: number): Promise<void>;
  /** milliseconds since an arbitrary start */
  clock(): number;
}

/**
 * Retries an optimistic write until it succeeds: one at a time within the process, after a random pause against other
 * processes. Throws `unavailable` when writes to the key keep conflicting for too long.
 * @param attempt returns null when another write came in between; gets the number of the round, from 0
 */
export async function retryOptimistically<Result>(
  ports: OptimisticRetryPorts,
  key: string,
  attempt: (round: number) => Promise<Result | null>,
): Promise<Result> {
  const deadline = ports.clock() + RETRY_FOR_MS;
  return ports.queue.run(key, async () => {
    for (let round = 0; round === 0 || ports.clock() < deadline; round++) {
      if (round > 0) await ports.pause(jitter(round));
      const result = await attempt(round);
      if (result !== null) return result;
    }
    throw new AppError('unavailable');
  });
}

/** A random share of a pause that doubles, so that processes do not collide again in step. */
function jitter(round: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS);
}
