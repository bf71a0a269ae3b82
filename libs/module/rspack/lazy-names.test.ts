import { expect, test } from 'vitest';
import { lazyNames } from './lazy-names.ts';

const names = (source: string) => lazyNames(source, 'src/page.tsx', '@wbd/ui/player');

test.each([
  [
    "const f = async () => ({ default: (await import('@wbd/ui/player')).VideoPlayer });",
    ['VideoPlayer'],
  ],
  [
    "const { LoopVideo, VideoPlayer: Player } = await import('@wbd/ui/player');",
    ['LoopVideo', 'VideoPlayer'],
  ],
  ["await import('@wbd/ui/form');", []],
])('%s', (source, expected) => {
  expect(names(source)).toEqual(expected);
});

test.each(["import('@wbd/ui/player').then(use);", "const all = await import('@wbd/ui/player');"])(
  '%s does not say what it takes',
  (source) => {
    expect(() => names(source)).toThrow(
      "page.tsx imports @wbd/ui/player lazily without saying what it takes: write (await import('@wbd/ui/player')).Name.",
    );
  },
);
