import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepData } from './keep-data.ts';

/** A file to which nothing can be added, on Linux. */
const FULL = '/dev/full';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails like a write on a full disk. */
function writeToFullDisk(): Promise<void> {
  if (!existsSync(FULL)) return Promise.reject(new Error('ENOSPC: no space left on device, write'));
  const file = openSync(FULL, 'w');
  try {
    writeSync(file, 'x');
    return Promise.resolve();
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  } finally {
    closeSync(file);
  }
}

test('while the disk is full it says so in a sentence, and saves once there is room again', async () => {
  const said: string[] = [];
  let isFull = false;
  let saved = 0;
  const save = async () => {
    if (isFull) await writeToFullDisk();
    saved += 1;
  };
  const stop = await keepData({ save }, 'snapshots', (line) => said.push(line));
  isFull = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([
    'The disk is full, so the data is not saved: make room, and it is saved within a minute. What was saved before is still there.',
  ]);
  expect(saved).toBe(1);
  isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await stop();
  expect(said).toHaveLength(1);
  expect(saved).toBe(3);
});
