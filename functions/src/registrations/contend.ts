import { AppError } from '@wbd/domain';

/** How long a request may try before the visitor is told to try again; the client waits 20 s. */
const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;

export interface ContendPorts {
  /** lets one task at a time through per session */
  queue: { run<Result>(key: string, task: () => Promise<Result>): Promise<Result> };
  pause(milliseconds: number): Promise<void>;
  /** milliseconds since some beginning */
  clock(): number;
}

/**
 * Repeats what others may get in the way of, until there is a result: in turn within the process, after a random pause
 * against other processes. Throws `unavailable` when the key stays contested for too long.
 * @param attempt returns null when it has to be made again; gets its number, from 0
 */
export async function contend<Result>(
  ports: ContendPorts,
  key: string,
  attempt: (round: number) => Promise<Result | null>,
): Promise<Result> {
  const deadline = ports.clock() + PATIENCE_MS;
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
