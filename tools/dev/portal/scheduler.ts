import * as z from 'zod/mini';
import type { Ports } from '../../base/ports.ts';
import { HOST, PROJECT_ID } from '../../base/workspace.ts';

const MINUTE_MS = 60_000;

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(z.object({ id: z.string(), schedule: z.optional(z.unknown()) })),
    }),
  ),
});

/**
 * Calls every scheduled function once a minute, which in the cloud Cloud Scheduler does.
 * @returns ends it
 */
export function startScheduler(ports: Ports, log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    runScheduled(ports).catch((error: unknown) => log(describeMiss(ports, error)));
  }, MINUTE_MS);
  return () => clearInterval(timer);
}

/** What to say when the scheduled functions could not be called. */
export function describeMiss(ports: Pick<Ports, 'functions'>, error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return `The functions emulator on port ${ports.functions} could not be reached, so scheduled functions (reminders, mails to retry) did not run this minute; they are called again in a minute. (${detail})`;
}

async function runScheduled(ports: Ports): Promise<void> {
  const origin = `http://${HOST}:${ports.functions}`;
  const triggers = `${origin}/functions/projects/${PROJECT_ID}/triggers`;
  const answer = await fetch(`${origin}/backends`);
  const { backends } = backendsSchema.parse(await answer.json());
  const scheduled = backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .filter(({ schedule }) => schedule !== undefined);
  if (scheduled.length === 0) return;
  // the emulator gives a trigger a new number whenever it loads the functions; a name it does not know makes it list them
  const known = await (await fetch(`${triggers}/none`, { method: 'POST' })).text();
  for (const id of new Set(scheduled.map((one) => one.id))) {
    const newest = newestTrigger(known, id);
    if (newest !== null) await fetch(`${triggers}/${newest}`, { method: 'POST' });
  }
}

/** Finds `<id>-<number>` with the highest number in the emulator's list. */
export function newestTrigger(listed: string, id: string): string | null {
  const numbers = listed
    .split(/[\s,]+/)
    .filter((name) => name.startsWith(`${id}-`))
    .map((name) => Number(name.slice(id.length + 1)))
    .filter((number) => Number.isInteger(number));
  return numbers.length === 0 ? null : `${id}-${Math.max(...numbers)}`;
}
