import { isDiskFull } from '../../base/tool-error.ts';
import type { RunningEmulators } from '../emulators/start.ts';

const DISK_FULL =
  'The disk is full, so the data is not saved: make room, and it is saved within a minute. What was saved before is still there.';
const failure = (error: unknown) => `The data could not be saved: ${String(error)}`;

/** What may be lost when the whole machine goes down at once; killing the portal alone loses nothing. */
const EVERY_MS = 60_000;

/**
 * Saves the emulators' data now, regularly, and a last time in the end.
 * @returns saves once more and stops
 */
export async function keepData(
  emulators: Pick<RunningEmulators, 'save'>,
  folder: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  await emulators.save(folder);
  let saving: Promise<void> | null = null;
  const save = () => {
    saving ??= emulators
      .save(folder)
      .catch((error: unknown) => say(isDiskFull(error) ? DISK_FULL : failure(error)))
      .finally(() => {
        saving = null;
      });
    return saving;
  };
  const timer = setInterval(() => void save(), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await saving;
    await save();
  };
}
