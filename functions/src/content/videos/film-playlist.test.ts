import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filmPlaylist, type FilmPlaylistPorts } from './film-playlist.service.ts';
import { streamAddress } from './stream-address.ts';

const FILM = 'knowledge_videos/video/talk.mp4';
const NOW = new Date('2026-03-01T12:00:00Z');
const UNTIL = new Date('2026-03-01T12:30:00Z');
const MEDIA =
  '#EXTM3U\n#EXT-X-MAP:URI="360.m4s",BYTERANGE="9@0"\n#EXTINF:2,\n#EXT-X-BYTERANGE:5@9\n360.m4s\n#EXTINF:2,\n#EXT-X-BYTERANGE:5@14\n360.m4s\n#EXT-X-ENDLIST\n';
const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfilm-360.m3u8\n';

beforeEach(() => {
  vi.stubEnv('LINK_KEYS', 'a key that only the tests of playlists use');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function aBucket(playlists: Readonly<Record<string, string>> = {}) {
  const stored: Record<string, string> = {
    [`${FILM}/film.m3u8`]: MASTER,
    [`${FILM}/film-360.m3u8`]: MEDIA,
    ...playlists,
  };
  const read = vi.fn((path: string) => {
    const text = stored[path];
    return Promise.resolve(text === undefined ? null : new TextEncoder().encode(text));
  });
  const sign = vi.fn((path: string, now: Date, seconds: number) =>
    Promise.resolve({
      url: `https://signed.test/${path}?for=${seconds}`,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    }),
  );
  const take = vi.fn(() => Promise.resolve(true));
  const ports: FilmPlaylistPorts = { files: { read, sign }, limit: { take }, now: () => NOW };
  return { ports, read, sign, take };
}

const streamAddressOf =
  (path: string, until: Date) =>
  (name = 'film.m3u8') =>
    streamAddress(path, until).replace('film.m3u8', name);
const address = streamAddressOf(FILM, UNTIL);

test('the playlist of all qualities names the others beside it', async () => {
  const { ports, sign } = aBucket();
  const playlist = await filmPlaylist(ports, address(), 'network');
  expect(playlist).toEqual({ text: MASTER, seconds: 1800 });
  expect(sign).not.toHaveBeenCalled();
});

test('segments get one signed address, for as long as the right lasts', async () => {
  const { ports, sign } = aBucket();
  const playlist = await filmPlaylist(ports, address('film-360.m3u8'), 'network');
  const signed = `https://signed.test/${FILM}/360.m4s?for=1800`;
  expect(sign).toHaveBeenCalledTimes(1);
  expect(playlist).toMatchObject({ text: MEDIA.replaceAll('360.m4s', signed) });
});

test.each([
  ['a forged token', () => address().replace(/\.[\w-]{10}/, '.AAAAAAAAAA')],
  ['an expired one', () => streamAddressOf(FILM, NOW)()],
  ['no token', () => '/action/film/film.m3u8'],
  ['one for a file that is no film', () => streamAddressOf('hero/thumb/a.webp', UNTIL)()],
  ['the original', () => address('talk.mp4')],
  ['a file of another folder', () => address('..%2Ffilm.m3u8')],
])('%s opens nothing and costs no read', async (_, of) => {
  const { ports, read, take } = aBucket();
  expect(await filmPlaylist(ports, of(), 'network')).toBe(403);
  expect(read).not.toHaveBeenCalled();
  expect(take).not.toHaveBeenCalled();
});

test('a network over its limit waits, and a missing playlist is missing', async () => {
  const { ports, take } = aBucket();
  expect(await filmPlaylist(ports, address('film-720.m3u8'), 'network')).toBe(404);
  take.mockResolvedValueOnce(false);
  expect(await filmPlaylist(ports, address(), 'network')).toBe(429);
});
