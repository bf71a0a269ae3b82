import { expect, test } from 'vitest';
import { floodLimit } from './flood-limit.ts';

test('one network and all together are heard so often in a window, and again in the next', () => {
  const take = floodLimit({ windowMs: 1_000, ofOne: 2, ofAll: 3 });
  expect(['a', 'a', 'a', 'b', 'c'].map((network) => take(network, 0))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(take('a', 999)).toBe(false);
  expect(take('a', 1_000)).toBe(true);
});
