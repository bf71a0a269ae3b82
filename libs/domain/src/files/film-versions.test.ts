import { expect, test } from 'vitest';
import { originalOf } from './picture-files.ts';
import { filmMode, filmState } from './film-state.ts';
import {
  filmSizes,
  isStreamAddress,
  playedPath,
  streamPath,
  versionPath,
} from './film-versions.ts';

const PATH = 'hero/loop/1893456000000_k3f9x2ab_Loop.mov';
const SIZES = [360, 540, 1080];
const phone = { shortSide: 260, density: 3, savesData: false };

test('the path of a version begins with the path of its film', () => {
  expect(versionPath(PATH, 360)).toBe(`${PATH}/360.mp4`);
  expect(originalOf(versionPath(PATH, 360))).toBe(PATH);
});

test('a film without an entry plays as it was uploaded', () => {
  expect(filmState(PATH, undefined)).toBe('original');
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

test.each([
  ['one that was never looked at', undefined, undefined],
  ['a clip', { state: 'ready', sizes: SIZES }, undefined],
  ['a stream', { state: 'ready', sizes: SIZES, isStream: true }, 'stream'],
  ['a stream in the making', { state: 'processing', sizes: [], isStream: true }, undefined],
  ['a stream that failed', { state: 'failed', sizes: [], isStream: true }, undefined],
  ['a clip of HEVC', { state: 'ready', sizes: SIZES, isPlayable: false }, undefined],
  ['HEVC in the making', { state: 'processing', sizes: [], isPlayable: false }, 'unavailable'],
  ['HEVC that failed', { state: 'failed', sizes: [], isPlayable: false }, 'failed'],
  ['HEVC over the limit', { state: 'limited', sizes: [], isPlayable: false }, 'failed'],
] as const)('how %s is played', (_, film, mode) => {
  const films = film && [{ path: PATH, ...film, sizes: [...film.sizes] }];
  expect(filmMode(PATH, films)).toBe(mode);
  expect(filmMode('hero/loop/other.mp4', films)).toBeUndefined();
});

test('an address of a playlist is known by its path', () => {
  expect(isStreamAddress(streamPath(PATH))).toBe(true);
  expect(isStreamAddress('https://a.test/o/a%2Ffilm.m3u8?alt=media')).toBe(true);
  expect(isStreamAddress('https://a.test/a.mp4?name=film.m3u8')).toBe(false);
});
