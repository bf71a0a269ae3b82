import { expect, test, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

test('concurrent callers share one request, and its answer is kept while it is fresh', async () => {
  let time = 0;
  const ask = vi.fn((key: string) => Promise.resolve(`${key} at ${time}`));
  const answer = keptFor({ freshMs: 60, most: 9, now: () => time }, ask);
  expect(await Promise.all([answer('a'), answer('a')])).toEqual(['a at 0', 'a at 0']);
  time = 59;
  expect(await answer('a')).toBe('a at 0');
  time = 60;
  expect(await answer('a')).toBe('a at 60');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('no more answers are kept than it says, and no failure', async () => {
  const ask = vi.fn((key: string) =>
    key === 'bad' ? Promise.reject(new Error('unavailable')) : Promise.resolve(key),
  );
  const answer = keptFor({ freshMs: 60, most: 2, now: () => 0 }, ask);
  await expect(answer('bad')).rejects.toThrow('unavailable');
  await expect(answer('bad')).rejects.toThrow('unavailable');
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await answer(key);
  expect(ask.mock.calls.flat()).toEqual(['bad', 'bad', 'a', 'b', 'c', 'a']);
});
