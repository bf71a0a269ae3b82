import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { portalOrigin, storageOrigin } from '../../apps/e2e/fixtures/portal.ts';
import { STORAGE_BUCKET } from '../../tools/base/workspace.ts';
import { byteRange } from '../../tools/dev/storage/byte-range.ts';

/** What lies under a path of the bucket: the name of a file on this disk, or the content of a playlist. */
type Stored = string | Uint8Array;

export interface FilmServer {
  /** rules for the browser, whose requests come here instead of to the portal and to Cloud Storage */
  resolverRules: string;
  /** by path in the bucket */
  films: Map<string, Stored>;
  close(): void;
}

const PREFIX = `/v0/b/${STORAGE_BUCKET}/o/`;

const PORTAL = new URL(portalOrigin);
const STORAGE = new URL(storageOrigin);
const TEXT = /^(?:text\/|image\/svg)|javascript|json/;

/**
 * Stands in front of the Storage emulator and serves large films from the disk: the emulator reads a whole file for each range of it,
 * and the portal copies all stored files every minute. And in front of the portal, to compress its scripts as Hosting does.
 */
export async function startFilmServer(): Promise<FilmServer> {
  const films = new Map<string, Stored>();
  const server = createServer((request, response) => {
    answer(films, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    resolverRules: [PORTAL, STORAGE].map(({ host }) => `MAP ${host} 127.0.0.1:${port}`).join(','),
    films,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  films: FilmServer['films'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', STORAGE);
  const isObject = request.headers.host === STORAGE.host && pathname.startsWith(PREFIX);
  const path = isObject ? decodeURIComponent(pathname.slice(PREFIX.length)) : '';
  const film = films.get(path);
  if (film === undefined) {
    await pass(request, response);
    return;
  }
  response.setHeader('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', 'range').writeHead(204).end();
    return;
  }
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': path.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4',
  };
  if (typeof film !== 'string') {
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(film));
    return;
  }
  const { size } = await stat(film);
  const range = byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  response.writeHead(range === null ? 200 : 206, {
    ...headers,
    'accept-ranges': 'bytes',
    // without one the browser keeps no part of a file
    etag: JSON.stringify(`${path}-${size}`),
    'content-length': last - first + 1,
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  });
  await pipeline(createReadStream(film, { start: first, end: last }), response);
}

/** Anything else is the portal's, or the emulator's. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers, url = '/' } = request;
  const origin = headers.host === PORTAL.host ? PORTAL : STORAGE;
  const passed = forward(new URL(url, origin), { ...(method && { method }), headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    passed.once('response', resolve).once('error', reject);
  });
  await pipeline(request, passed);
  const found = await answered;
  const { 'content-length': length, ...others } = found.headers;
  const isText = TEXT.test(found.headers['content-type'] ?? '');
  if (!isText || others['content-encoding'] !== undefined || method !== 'GET') {
    response.writeHead(found.statusCode ?? 502, {
      ...others,
      ...(length && { 'content-length': length }),
    });
    await pipeline(found, response);
    return;
  }
  response.writeHead(found.statusCode ?? 502, { ...others, 'content-encoding': 'gzip' });
  await pipeline(found, createGzip(), response);
}
