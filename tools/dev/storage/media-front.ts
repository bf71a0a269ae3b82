import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Ports } from '../../base/ports.ts';
import { HOST } from '../../base/workspace.ts';
import { byteRange } from './byte-range.ts';
import { createSigner, keyFile, writeKeyFile, type Signer } from '../../base/signer.ts';
import { verifySignature, type Verdict } from './verify-signature.ts';

export interface MediaFrontOptions {
  /** of the Storage emulator */
  storageOrigin: string;
  signer: Pick<Signer, 'clientEmail' | 'publicKey'>;
  now: () => Date;
}

const objectSchema = z.object({
  size: z.string().check(z.regex(/^\d+$/)),
  contentType: z.string(),
  etag: z.string(),
  cacheControl: z.optional(z.string()),
});

/** Cloud Storage's own words for what is wrong with a signed address. */
const REFUSALS: Readonly<Record<Exclude<Verdict, 'valid'>, [status: number, code: string]>> = {
  malformed: [400, 'AuthenticationRequired'],
  expired: [400, 'ExpiredToken'],
  forged: [403, 'SignatureDoesNotMatch'],
};

/**
 * Stands where storage.googleapis.com does in the cloud: the Storage emulator hands out files to everyone and does not
 * look at signatures. This serves `/<bucket>/<path>` only under a signed address that holds, with byte ranges.
 */
export function mediaFront(options: MediaFrontOptions): Server {
  return createServer((request, response) => {
    serve(options, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, error instanceof Error ? error.name : 'InternalError');
    });
  });
}

async function serve(
  { storageOrigin, signer, now }: MediaFrontOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '/', headers } = request;
  const verdict = verifySignature({ method, url, headers }, signer, now());
  if (verdict !== 'valid') {
    refuse(response, ...REFUSALS[verdict]);
    return;
  }
  const { pathname } = new URL(url, storageOrigin);
  const [, bucket = '', ...segments] = pathname.split('/').map(decodeURIComponent);
  const object = `${storageOrigin}/storage/v1/b/${bucket}/o/${encodeURIComponent(segments.join('/'))}`;
  const found = await fetch(object);
  if (!found.ok) {
    refuse(response, 404, 'NoSuchKey');
    return;
  }
  const { size, contentType, etag, cacheControl } = objectSchema.parse(await found.json());
  response.setHeader('accept-ranges', 'bytes').setHeader('content-type', contentType);
  // as the bucket's CORS configuration has Cloud Storage answer the portal
  if (headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', headers.origin);
  }
  response.setHeader('etag', etag).setHeader('cache-control', cacheControl ?? 'private, max-age=0');
  const total = Number(size);
  const range = byteRange(headers.range, total);
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${total}`);
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const content = await fetch(`${object}?alt=media`, {
    headers: range ? { range: `bytes=${range.first}-${range.last}` } : {},
  });
  if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${total}`);
  response.setHeader('content-length', range ? range.last - range.first + 1 : total);
  response.writeHead(range ? 206 : 200);
  if (content.body) await pipeline(content.body, response);
  else response.end();
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`;
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': 'application/xml; charset=UTF-8' }).end(body);
}

/** Starts the front of a run, and gives its functions the key to sign with. */
export async function startMediaFront(ports: Ports): Promise<{ stop(): Promise<void> }> {
  const signer = createSigner();
  writeKeyFile(keyFile(ports), signer);
  const server = mediaFront({
    storageOrigin: `http://${HOST}:${ports.storage}`,
    signer,
    now: () => new Date(),
  });
  server.listen(ports.media, HOST);
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
