import { readFileSync } from 'node:fs';
import path from 'node:path';
import { patient } from '@wbd/tools/host-speed';
import { logger } from 'firebase-functions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readFilmHeader } from './read-film-header.ts';

const FIXTURES = path.resolve(
  import.meta.dirname,
  '../../../../../libs/ui/src/upload/film/fixtures',
);

const contentOf = (name: string) => new Uint8Array(readFileSync(path.join(FIXTURES, name)));

function headerOf(film: Uint8Array, mostSilentMs?: number) {
  const readPart = (_: string, start: number, end: number) =>
    Promise.resolve(film.slice(start, end));
  return readFilmHeader({ readPart }, 'a-film', film.length, mostSilentMs);
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
  expect(await headerOf(contentOf(name))).toMatchObject({ isPlayable });
});

test.each(['avi.avi', 'theora.ogv'])(
  '%s has the size, rate and sound of its header',
  async (name) => {
    expect(await headerOf(contentOf(name))).toMatchObject({
      width: 64,
      height: 36,
      framesPerSecond: 5,
      hasSound: true,
      seconds: name === 'avi.avi' ? 1.2 : 1,
    });
  },
);

test('a file with only sound is not a film that is converted', async () => {
  expect(await headerOf(contentOf('sound-only.mp4'))).toBeNull();
});

test('rethrows a failure of the storage', async () => {
  const readPart = () => Promise.reject(new Error('storage is down'));
  await expect(readFilmHeader({ readPart }, 'avi.avi', 1000)).rejects.toThrow('storage is down');
});

/** A recording whose end was overwritten, as after an interrupted copy. `mediabunny` 1.61 hangs on it. */
function endlessFilm() {
  const film = contentOf('vp9.webm');
  return film.fill(0, Math.floor(film.length * 0.6));
}

test('gives up on a film whose reader hangs, and reads the next one', async () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  const [endless, next] = await Promise.all([
    headerOf(endlessFilm(), patient(3_000)),
    headerOf(contentOf('vp9.webm')),
  ]);
  expect(endless).toBeNull();
  expect(next).toMatchObject({ isPlayable: true });
  expect(write).toHaveBeenCalledTimes(1);
  expect(write).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'films.unread', path: 'a-film', reason: 'takes too long' }),
  );
});

test('tolerates slow storage', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const film = contentOf('vp9.webm');
  const readPart = (_: string, start: number, end: number) => {
    vi.advanceTimersByTime(10 * 60_000);
    return Promise.resolve(film.slice(start, end));
  };
  expect(await readFilmHeader({ readPart }, 'a-film', film.length)).toMatchObject({
    isPlayable: true,
  });
});

test('gives up on a film whose header exceeds the limit', async () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  const film = Buffer.from(contentOf('h264.mp4'));
  film.writeUInt32BE(200_000_000, film.indexOf('moov') - 4);
  const size = 300_000_000;
  let most = 0;
  const readPart = (_: string, start: number, end: number) => {
    most = Math.max(most, end - start);
    const part = new Uint8Array(end - start);
    part.set(film.subarray(start, end));
    return Promise.resolve(part);
  };
  expect(await readFilmHeader({ readPart }, 'a-film', size)).toBeNull();
  expect(most).toBeLessThan(64 * 1024 * 1024);
  expect(write).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'its header is too far apart' }),
  );
});
