import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** Addresses of requests are paths. */
const ANY_ORIGIN = 'https://127.0.0.1';

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

/** HTML by path, as the function `page` answers: made again for each request, because modules are deployed meanwhile. */
export type Pages = Partial<Record<string, () => string>>;

/** Serves a folder like Firebase Hosting: HTTP/2, brotli, and the page for every path without a file. */
export function serveSite(folder: string, pages: Pages = {}): Promise<StaticServer> {
  const answers = remembered(brotli);
  return serve((request, response) => {
    const { pathname } = new URL(request.url, ANY_ORIGIN);
    const page = pages[pathname];
    const file = fileIn(folder, pathname) ?? path.join(folder, PAGE_FILE);
    const extension = page ? '.html' : path.extname(file);
    send(request, response, answers(extension, page ? Buffer.from(page()) : readFileSync(file)));
  });
}

/**
 * Serves a folder like a public Cloud Storage bucket: HTTP/2, gzip, and CORS headers for cross-origin requests without
 * credentials.
 */
export function serveBucket(folder: string): Promise<StaticServer> {
  const answers = remembered(gzip);
  return serve((request, response) => {
    const file = fileIn(folder, new URL(request.url, ANY_ORIGIN).pathname);
    if (file === undefined) {
      response.writeHead(404);
      response.end();
      return;
    }
    const { headers, body } = answers(path.extname(file), readFileSync(file));
    const headersToOthers: Record<string, string> =
      request.headers['origin'] === undefined ? {} : { 'access-control-allow-origin': '*' };
    send(request, response, { headers: { ...headers, ...headersToOthers, vary: 'Origin' }, body });
  });
}

type Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

async function serve(listener: Listener): Promise<StaticServer> {
  const certificate = selfSignedCertificate();
  const server = createSecureServer(certificate, listener);
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

function fileIn(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, path.posix.normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function send(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { headers, body }: Answer,
): void {
  const isKnown = request.headers['if-none-match'] === headers['etag'];
  response.writeHead(isKnown ? 304 : 200, headers);
  response.end(isKnown ? '' : body);
}

/** Answers by their content, compressed once. */
function remembered(encode: Encoding): (extension: string, content: Buffer) => Answer {
  const answers = new Map<string, Answer>();
  return (extension, content) => {
    const key = createHash('sha256').update(content).digest('hex') + extension;
    const answer = answers.get(key) ?? answerOf(extension, content, encode);
    answers.set(key, answer);
    return answer;
  };
}

interface Encoding {
  name: string;
  compress: (content: Buffer) => Buffer;
}

const brotli: Encoding = {
  name: 'br',
  compress: (content) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
};
const gzip: Encoding = {
  name: 'gzip',
  compress: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

function answerOf(extension: string, content: Buffer, { name, compress }: Encoding): Answer {
  const headers: Record<string, string> = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': ['.html', '.json'].includes(extension)
      ? 'no-cache'
      : 'public, max-age=31536000, immutable',
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`,
  };
  if (!COMPRESSED.has(extension)) return { headers, body: content };
  return { headers: { ...headers, 'content-encoding': name }, body: compress(content) };
}

/** The port the system gave. */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
