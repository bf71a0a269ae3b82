import { describe, expect, it } from 'vitest';
import { untilNone } from './until-none.ts';

const itself = (key: string) => key;

describe('untilNone', () => {
  it('works on everything, some at a time', async () => {
    const left = ['a', 'b', 'c', 'd', 'e'];
    const seen: string[] = [];
    const done = await untilNone(
      () => Promise.resolve(left.slice(0, 2)),
      itself,
      (items) => {
        seen.push(...items);
        left.splice(0, items.length);
        return Promise.resolve();
      },
    );
    expect(done).toBe(5);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('takes one that comes back while it works', async () => {
    const rounds = [['a'], ['a'], []];
    const done = await untilNone(
      () => Promise.resolve(rounds.shift() ?? []),
      itself,
      () => Promise.resolve(),
    );
    expect(done).toBe(2);
  });

  it('ends with what it cannot take out', async () => {
    const endless = untilNone(
      () => Promise.resolve(['a', 'b']),
      itself,
      () => Promise.resolve(),
    );
    await expect(endless).rejects.toThrow('Still there: a, b');
  });
});
