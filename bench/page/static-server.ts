import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PAGE_FILE } from '@wbd/module/pointer';
import { selfSignedCertificate } from './certificate.ts';

const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.json', '.css']);

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

export interface StaticServer {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder as the hosting does: HTTP/2, brotli, and the page itself for every path that is no file.
 * @param pages HTML by path, as the function `page` answers
 */
export async function serveFolder(
  folder: string,
  pages: Record<string, string>,
): Promise<StaticServer> {
  const cache = new Map(
    Object.entries(pages).map(([pathname, html]) => [
      pathname,
      answerOf('.html', Buffer.from(html)),
    ]),
  );
  const server = createSecureServer(selfSignedCertificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'https://127.0.0.1');
    const file = cache.has(pathname) ? pathname : fileFor(folder, pathname);
    const answer = cache.get(file) ?? answerOf(path.extname(file), readFileSync(file));
    cache.set(file, answer);
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://127.0.0.1:${portOf(server)}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function fileFor(folder: string, pathname: string): string {
  const file = path.join(folder, path.posix.normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : path.join(folder, PAGE_FILE);
}

function answerOf(extension: string, content: Buffer): Answer {
  const headers: Record<string, string> = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': ['.html', '.json'].includes(extension)
      ? 'no-cache'
      : 'public, max-age=31536000, immutable',
  };
  if (!COMPRESSED.has(extension)) return { headers, body: content };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(content, { params: quality }),
  };
}

/** The port the system gave. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
