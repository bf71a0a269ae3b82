import { createHash, X509Certificate } from 'node:crypto';
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
  /** SHA-256 of the certificate's public key, in base64 */
  keyHash: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder as the hosting does: HTTP/2, brotli, and the page itself for every path that is no file.
 * @param pages HTML by path, as the function `page` answers: made again for each request, because modules are deployed meanwhile
 */
export async function serveFolder(
  folder: string,
  pages: Partial<Record<string, () => string>>,
): Promise<StaticServer> {
  const compressed = new Map<string, Answer>();
  const certificate = selfSignedCertificate();
  const server = createSecureServer(certificate, (request, response) => {
    const { pathname } = new URL(request.url, 'https://127.0.0.1');
    const page = pages[pathname];
    const file = fileFor(folder, pathname);
    const extension = page ? '.html' : path.extname(file);
    const content = page ? Buffer.from(page()) : readFileSync(file);
    const key = createHash('sha256').update(content).digest('hex') + extension;
    const answer = compressed.get(key) ?? answerOf(extension, content);
    compressed.set(key, answer);
    if (request.headers['if-none-match'] === answer.headers['etag']) {
      response.writeHead(304, answer.headers);
      response.end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://127.0.0.1:${portOf(server)}`,
    keyHash: hashOfKey(certificate.cert),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function hashOfKey(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
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
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
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
