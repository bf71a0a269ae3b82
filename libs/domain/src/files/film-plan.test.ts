import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFilm, type FilmHeader } from './film-plan.ts';

const PHONE: FilmHeader = {
  width: 1920,
  height: 1080,
  seconds: 25,
  framesPerSecond: 59.94,
  bitsPerSecond: 16_000_000,
  hasSound: true,
  isPlayable: true,
};
const planVersions = (target: string, film: FilmHeader) => planFilm(target, film)?.outputs ?? [];
const sizesOf = (target: string, film: Partial<FilmHeader> = {}) =>
  planVersions(target, { ...PHONE, ...film }).map(({ size }) => size);

test('a loop has three versions without sound, of at most 1.5 Mbit/s and 30 frames', () => {
  const outputs = planVersions('hero/loop', PHONE);
  expect(outputs.map(({ size, width, height }) => [size, width, height])).toEqual([
    [360, 640, 360],
    [540, 960, 540],
    [1080, 1920, 1080],
  ]);
  for (const { soundRate, videoRate, framesPerSecond } of outputs) {
    expect(soundRate).toBeNull();
    expect(videoRate).toBeLessThanOrEqual(1_500_000);
    expect(framesPerSecond).toBe(30);
  }
});

test('a clip has sound where the film has', () => {
  expect(planVersions('testimonials/video', PHONE).map(({ soundRate }) => soundRate)).toEqual([
    128_000, 128_000, 128_000,
  ]);
  const silent = planVersions('testimonials/video', { ...PHONE, hasSound: false });
  expect(silent.every(({ soundRate }) => soundRate === null)).toBe(true);
});

test('a film with few bits gets no version with many', () => {
  const rates = planVersions('hero/loop', { ...PHONE, bitsPerSecond: 200_000 });
  expect(rates.map(({ videoRate }) => videoRate)).toEqual([300_000, 300_000, 300_000]);
});

test.each([
  ['testimonials/video', {}, [360, 720, 1080]],
  ['testimonials/video', { width: 1080, height: 1920 }, [360, 720, 1080]],
  ['hero/intro', { width: 1280, height: 720 }, [360, 720]],
  // smaller than the smallest: one version, so that it plays everywhere
  ['hero/intro', { width: 320, height: 240 }, [360]],
  ['hero/intro', { seconds: 90 }, [360, 720, 1080]],
  ['hero/intro', { seconds: 90.1 }, [360, 540, 720, 1080]],
  ['hero/loop', { seconds: 90.1 }, []],
  ['seminars/video', { seconds: 3600, width: 1280, height: 720 }, [360, 540, 720]],
  // over an hour, each version costs
  ['seminars/video', { seconds: 3601 }, [360, 720]],
  ['knowledge_videos/video', { seconds: 4 * 3600 + 1 }, []],
  ['hero/loop', { seconds: 4.9 }, []],
  ['knowledge_videos/video', {}, [360, 540, 720, 1080]],
  ['knowledge_videos_for_customers/video', { seconds: 4.9 }, []],
  ['hero/thumb', {}, []],
])('%s of %o has the versions %o', (target, film, sizes) => {
  expect(sizesOf(target, film)).toEqual(sizes);
});

test('sides are even and keep the ratio within a pixel, whatever the film', () => {
  const side = fc.integer({ min: 16, max: 4096 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      for (const made of planVersions('hero/intro', { ...PHONE, width, height })) {
        expect([made.width % 2, made.height % 2]).toEqual([0, 0]);
        const scale = made.size / Math.min(width, height);
        expect(Math.abs(made.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(made.height - height * scale)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each([
  ['hero/intro', 90, 'clip'],
  ['hero/intro', 91, 'stream'],
  ['hero/loop', 20, 'clip'],
  // their addresses expire while they are watched
  ['knowledge_videos/video', 10, 'stream'],
  ['knowledge_videos_for_customers/video', 600, 'stream'],
])('%s of %d seconds becomes a %s', (target, seconds, kind) => {
  expect(planFilm(target, { ...PHONE, seconds })?.kind).toBe(kind);
});

test('no film asks for more than an advisor may have made in a day', () => {
  for (let seconds = 5; seconds <= 5 * 3600; seconds += 61) {
    const outputs = planFilm('knowledge_videos/video', { ...PHONE, seconds })?.outputs ?? [];
    expect(Math.ceil(seconds) * outputs.length).toBeLessThanOrEqual(30_000);
  }
});
