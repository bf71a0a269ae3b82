import { expect, test, vi } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';
import {
  retryOptimistically,
  retryWithin,
  untilWritten,
  type OptimisticRetryPorts,
} from './optimistic-retry.ts';

/** Ports whose clock moves by a second with each pause. */
function ports(): OptimisticRetryPorts {
  let time = 0;
  return {
    queue: new KeyedQueue(),
    clock: () => time,
    pause: () => {
      time += 1000;
      return Promise.resolve();
    },
  };
}

test('a write is repeated until no other write comes in between', async () => {
  const attempt = vi.fn((round: number) => Promise.resolve(round === 2 ? 'written' : null));
  expect(await untilWritten(attempt, ports())).toBe('written');
  expect(attempt.mock.calls).toEqual([[0], [1], [2]]);
});

test('a write that conflicts for 15 seconds is given up, within the time of the client', async () => {
  const attempt = vi.fn(() => Promise.resolve(null));
  await expect(untilWritten(attempt, ports())).rejects.toMatchObject({ code: 'unavailable' });
  expect(attempt).toHaveBeenCalledTimes(1 + 15);
});

test('nested and successive retries of a request share one deadline', async () => {
  const inner = vi.fn(() => Promise.resolve(null));
  const all = ports();
  const request = retryWithin(
    20_000,
    async () => {
      await untilWritten((round) => Promise.resolve(round === 12 || null), all);
      await retryOptimistically(all, 'key', () => untilWritten(inner, all));
    },
    all,
  );
  await expect(request).rejects.toMatchObject({ code: 'unavailable' });
  expect(all.clock()).toBe(20_000);
  expect(inner).toHaveBeenCalledTimes(8 + 1);
});
