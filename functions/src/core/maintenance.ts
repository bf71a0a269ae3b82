import { AppError } from '@wbd/domain/errors';
import { db } from './firestore.ts';
import { keptFor } from './kept-for.ts';
import { log } from './log/log.ts';
import { inEmulator } from './settings.ts';

/** How long an instance takes to notice that writing was stopped. The operator's command waits for it. */
const NOTICED_WITHIN_MS = inEmulator ? 500 : 10_000;

/** One read for all that an instance does in this time. When it fails, so does what asked: no write is a safe answer. */
const isStopped = keptFor({ freshMs: NOTICED_WITHIN_MS, most: 1 }, async (path) => {
  const { exists } = await db.doc(path).get();
  return exists;
});

/** Whether the operator has stopped writing. */
export const writingIsStopped = () => isStopped('config/maintenance');

/** @throws AppError `maintenance` while the operator has stopped writing */
export async function expectWriting(): Promise<void> {
  if (await writingIsStopped()) throw new AppError('maintenance');
}

/** A trigger that fails while writing is stopped: the platform delivers the event again, for 24 hours. */
export function onceWriting<Event>(handle: (event: Event) => unknown) {
  return async (event: Event): Promise<void> => {
    await expectWriting();
    await handle(event);
  };
}

/** A schedule that skips its runs while writing is stopped: the first run after it makes up for them. */
export function unlessStopped(run: () => unknown) {
  return async (): Promise<void> => {
    if (await writingIsStopped()) log('sweep.skipped');
    else await run();
  };
}
