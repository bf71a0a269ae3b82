import { expect, test } from 'vitest';
import { originalOf } from './picture-files.ts';
import { filmSizes, filmState, playedPath, versionPath } from './film-versions.ts';

const PATH = 'hero/loop/1893456000000_k3f9x2ab_Loop.mov';
const SIZES = [360, 540, 1080];
const phone = { shortSide: 260, density: 3, savesData: false };

test('the path of a version begins with the path of its film', () => {
  expect(versionPath(PATH, 360)).toBe(`${PATH}/360.mp4`);
  expect(originalOf(versionPath(PATH, 360))).toBe(PATH);
});

test('a film without an entry plays as it was uploaded', () => {
  expect(filmState(PATH, undefined)).toBeNull();
  expect(filmSizes(PATH, [{ path: 'hero/loop/other.mp4', state: 'ready', sizes: SIZES }])).toEqual(
    [],
  );
  expect(playedPath(PATH, [], phone)).toBe(PATH);
});

test.each([
  ['a phone', phone, 540],
  ['a phone that saves data', { ...phone, savesData: true }, 360],
  ['a small card', { shortSide: 200, density: 1, savesData: false }, 360],
  ['a desktop', { shortSide: 800, density: 1, savesData: false }, 1080],
  ['a screen larger than any version', { shortSide: 2160, density: 2, savesData: false }, 1080],
])('%s plays the smallest version that fills it', (_, playback, size) => {
  expect(playedPath(PATH, SIZES, playback)).toBe(versionPath(PATH, size));
});
