import '../test/own-project.ts';
import './environment.ts';
import { randomUUID } from 'node:crypto';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { linkKeys } from '../src/core/settings.ts';
import { signToken } from '../src/core/signed-token.ts';
import { streamAddress } from '../src/content/videos/stream-address.ts';
import { files } from '../src/gateways/storage.ts';
import { links } from '../src/index.ts';
import { fuzzSeed, tries } from '@wbd/tools/tries';
import { serveHttp, type FuzzServer } from './server.ts';
import { allowSigning } from '../test/signing.ts';

const RUNS = tries(300, 5_000);
const REFUSALS = [403, 404];
const HOUR_MS = 3_600_000;
const mine = `paid_videos/video/${randomUUID()}.mp4`;
const other = `paid_videos/video/${randomUUID()}.mp4`;

let server: FuzzServer;
let stopSigning: () => void;

beforeAll(async () => {
  stopSigning = allowSigning();
  server = await serveHttp(links);
  for (const film of [mine, other]) await storeStream(film);
});
afterAll(() => {
  server.close();
  stopSigning();
});

async function storeStream(film: string) {
  const playlists = {
    'film.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfilm-360.m3u8\n',
    'film-360.m3u8': '#EXTM3U\n#EXTINF:2,\n#EXT-X-BYTERANGE:5@9\n360.m4s\n#EXT-X-ENDLIST\n',
  };
  for (const [name, text] of Object.entries(playlists)) {
    await files.write(`${film}/${name}`, {
      owner: null,
      contentType: 'application/vnd.apple.mpegurl',
      content: new TextEncoder().encode(text),
    });
  }
}

/** The token of an address that was given out for a film. */
const tokenFor = (film: string, until = new Date(Date.now() + HOUR_MS)) =>
  streamAddress(film, until).split('/').at(-2) ?? '';

async function ask(token: string, name: string, method = 'GET') {
  const answer = await fetch(`${server.origin}/action/film/${token}/${name}`, { method });
  return { status: answer.status, text: await answer.text() };
}

const names = fc.oneof(
  fc.constantFrom('film.m3u8', 'film-360.m3u8', 'film-720.m3u8', '360.m4s', '..%2Ffilm.m3u8', ''),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
);

/** Tokens that no one was given: parts of given ones, changed here and there. */
function forgedTokens(): fc.Arbitrary<string> {
  const [token, another] = [tokenFor(mine), tokenFor(other)];
  const [payload = '', signature = ''] = token.split('.');
  const [otherPayload = ''] = another.split('.');
  const past = tokenFor(other, new Date(Date.now() - 1));
  const laterBy = (ms: number) =>
    Buffer.from(JSON.stringify({ path: other, until: Date.now() + ms })).toString('base64url');
  return fc.oneof(
    fc.constantFrom(
      past,
      `${otherPayload}.${signature}`,
      `${payload}.`,
      `.${signature}`,
      signToken(
        'another-purpose',
        JSON.stringify({ path: other, until: Date.now() + HOUR_MS }),
        linkKeys(),
      ),
    ),
    fc.integer({ min: 1, max: 10 * HOUR_MS }).map((ms) => `${laterBy(ms)}.${signature}`),
    fc
      .tuple(fc.nat({ max: signature.length - 1 }), fc.stringMatching(/^[\w-]$/))
      .filter(([at, character]) => signature[at] !== character)
      .map(
        ([at, character]) =>
          `${payload}.${signature.slice(0, at)}${character}${signature.slice(at + 1)}`,
      ),
    fc.stringMatching(/^[\w-]{0,60}(\.[\w-]{0,60})?$/),
    fc.string({ maxLength: 60 }).map(encodeURIComponent),
  );
}

test(
  'KNOW-02.6: no address that was not given out opens a playlist',
  { timeout: patient(120_000) },
  async () => {
    onTestFailed(() => void process.stdout.write(`Repeat it with WBD_FUZZ_SEED=${fuzzSeed}\n`));
    const requests = fc.record({ token: forgedTokens(), name: names });
    await fc.assert(
      fc.asyncProperty(requests, async ({ token, name }) => {
        const { status, text } = await ask(token, name);
        expect(REFUSALS).toContain(status);
        expect(text).not.toContain('EXTM3U');
      }),
      { numRuns: RUNS, seed: fuzzSeed },
    );
  },
);

test(
  'KNOW-02.6: an address that was given out opens the playlists of its film, and nothing else',
  { timeout: patient(120_000) },
  async () => {
    onTestFailed(() => void process.stdout.write(`Repeat it with WBD_FUZZ_SEED=${fuzzSeed}\n`));
    const token = tokenFor(mine);
    const segments = await ask(token, 'film-360.m3u8');
    expect(segments.status).toBe(200);
    expect(decodeURIComponent(segments.text)).toContain(`${mine}/360.m4s`);
    const methods = fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(names, methods, async (name, method) => {
        const { status, text } = await ask(token, name, method);
        expect([200, 405, ...REFUSALS]).toContain(status);
        if (status === 200) expect(['film.m3u8', 'film-360.m3u8']).toContain(name);
        expect(decodeURIComponent(text)).not.toContain(other);
      }),
      { numRuns: RUNS, seed: fuzzSeed },
    );
  },
);
