import { setTimeout as delay } from 'node:timers/promises';
import { startGuarded, type GuardedChildOptions } from './guarded-child.ts';
import { ToolError } from '../../base/tool-error.ts';

/** A program of the portal beside the emulators. */
export interface RunningService {
  /** resolves with a sentence once it ended */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

interface ServiceOptions extends GuardedChildOptions {
  /** how messages begin, which name it */
  name: string;
  /** answers at /healthz once it is ready */
  origin: string;
}

const READY_PATIENCE_MS = 90_000;
const STOP_PATIENCE_MS = 5_000;
const POLL_MS = 50;

/**
 * Starts a program and returns once it answers.
 * @throws ToolError when it ends first, or does not answer in time
 */
export async function startService({
  name,
  origin,
  ...options
}: ServiceOptions): Promise<RunningService> {
  const child = startGuarded(options);
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.hasEnded() || Date.now() > deadline) {
      await child.stop(STOP_PATIENCE_MS);
      throw new ToolError(`${name} did not start: see ${options.logFile}`);
    }
    await delay(POLL_MS);
  }
  return {
    ended: child.ended.then((how) => `${name} ended (${how}): see ${options.logFile}`),
    stop: () => child.stop(STOP_PATIENCE_MS),
  };
}

/** Whether a server answers at an address, and well. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
