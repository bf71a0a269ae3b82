import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFilmHeader } from './read-film-header.ts';

const FIXTURES = path.resolve(
  import.meta.dirname,
  '../../../../../libs/ui/src/upload/film/fixtures',
);

function headerOf(name: string) {
  const film = new Uint8Array(readFileSync(path.join(FIXTURES, name)));
  const readPart = (_: string, start: number, end: number) =>
    Promise.resolve(film.slice(start, end));
  return readFilmHeader({ readPart }, name, film.length);
}

test.each([
  ['h264.mp4', true],
  ['silent.mp4', true],
  ['vp9.webm', true],
  ['av1.mp4', true],
  ['hevc.mov', false],
  ['prores.mov', false],
  ['mpeg-4-part-2.mp4', false],
  ['high-10.mp4', false],
  ['high-422.mp4', false],
  ['ac-3.mp4', false],
  ['dts.mp4', false],
  ['matroska.mkv', false],
  ['avi.avi', false],
  ['theora.ogv', false],
])('whether browsers play %s: %s', async (name, isPlayable) => {
  expect(await headerOf(name)).toMatchObject({ isPlayable });
});

test.each(['avi.avi', 'theora.ogv'])(
  '%s has the size, rate and sound of its header',
  async (name) => {
    expect(await headerOf(name)).toMatchObject({
      width: 64,
      height: 36,
      framesPerSecond: 5,
      hasSound: true,
      seconds: name === 'avi.avi' ? 1.2 : 1,
    });
  },
);

test('a file with only sound is not a film that is converted', async () => {
  expect(await headerOf('sound-only.mp4')).toBeNull();
});

test('rethrows a failure of the storage', async () => {
  const readPart = () => Promise.reject(new Error('storage is down'));
  await expect(readFilmHeader({ readPart }, 'avi.avi', 1000)).rejects.toThrow('storage is down');
});
