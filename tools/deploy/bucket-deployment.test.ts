import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CRC32C, Storage } from '@google-cloud/storage';
import { remotesManifestSchema, type Deployment } from '@wbd/module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deployToBucket, removeFromBucket, rollbackInBucket } from './bucket-deployment.ts';
import { anOffer, writeModuleBuild } from './build.factory.ts';
import { moduleBucket, type ModuleBucket } from './module-bucket.ts';

const ORIGIN = 'https://storage.googleapis.com/modules';

interface StoredObject {
  content: string;
  cacheControl: string;
  contentType: string;
  /** whether it was stored compressed, and is sent so */
  gzip: boolean;
  generation: number;
}

/** Cloud Storage, as far as a deployment speaks to it: preconditions decide as there. */
let objects: Map<string, StoredObject>;
let server: Server;
let bucket: ModuleBucket;
let folder: string;

const uploadSchema = z.object({
  cacheControl: z.string(),
  contentType: z.string(),
  contentEncoding: z.optional(z.string()),
});

/** A character for each byte: parts may be binary. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

function crc32cOf(bytes: Buffer): string {
  const sum = new CRC32C();
  sum.update(bytes);
  return sum.toString();
}

type Answer = [status: number, body: string | Buffer, headers?: Record<string, string>];

async function answer(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '', 'http://storage');
  if (request.method === 'POST') {
    const name = url.searchParams.get('name') ?? '';
    const [metadata = '', content = ''] = (await bodyOf(request))
      .split(/--[\w-]+(?:--)?\r\n|\r\n--[\w-]+--/)
      .filter((part) => part.includes('\r\n\r\n'))
      .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, ''));
    const present = objects.get(name)?.generation ?? 0;
    if (Number(url.searchParams.get('ifGenerationMatch')) !== present) return [412, '{}'];
    const { contentEncoding, ...headers } = uploadSchema.parse(JSON.parse(metadata));
    const bytes = Buffer.from(content, 'latin1');
    const gzip = contentEncoding === 'gzip';
    const text = (gzip ? gunzipSync(bytes) : bytes).toString('utf8');
    objects.set(name, { content: text, ...headers, gzip, generation: present + 1 });
    const md5Hash = createHash('md5').update(bytes).digest('base64');
    return [200, JSON.stringify({ md5Hash })];
  }
  const name = decodeURIComponent(/\/o\/(.+)$/.exec(url.pathname)?.[1] ?? '');
  const stored = objects.get(name);
  if (!stored) return [404, '{}'];
  if (url.searchParams.get('alt') === 'media') {
    if (!stored.gzip) return [200, stored.content];
    const bytes = gzipSync(stored.content);
    return [
      200,
      bytes,
      {
        'content-encoding': 'gzip',
        'x-goog-stored-content-encoding': 'gzip',
        'x-goog-hash': `crc32c=${crc32cOf(bytes)}`,
      },
    ];
  }
  return [200, JSON.stringify({ generation: String(stored.generation) })];
}

beforeEach(async () => {
  objects = new Map();
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-bucket-'));
  server = createServer((request, response) => {
    void answer(request).then(([status, body, headers]) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const storage = new Storage({
    apiEndpoint: `http://127.0.0.1:${port}`,
    projectId: 'demo-wbd',
    useAuthWithCustomEndpoint: false,
    retryOptions: { autoRetry: false },
  });
  bucket = moduleBucket(storage.bucket('modules'));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const build = (name: string, text: string, deployment: Partial<Deployment> = {}) =>
  writeModuleBuild(path.join(folder, `${name}-${text}`), name, { text, deployment });
const offer = anOffer();

const deploy = (name: string, text: string) =>
  deployToBucket({ bucket, origin: ORIGIN, name, offer, build: build(name, text) });
const live = () =>
  remotesManifestSchema.parse(JSON.parse(objects.get('remotes.json')?.content ?? '')).modules;

test('a module is served under its version for good, and found through a list that is requested each time', async () => {
  const entry = await deploy('crm', 'eins');
  expect(entry.entry).toBe(`${ORIGIN}/remotes/crm/${entry.version}/entry.js`);
  expect(live()['crm']).toEqual(entry);
  const page = objects.get(`remotes/crm/${entry.version}/chunks/page.js`);
  expect(page).toMatchObject({ content: 'eins', generation: 1 });
  // Cloud Storage compresses nothing by itself
  expect(page).toMatchObject({ gzip: true, contentType: 'application/javascript' });
  expect(page?.cacheControl).toBe('public, max-age=31536000, immutable');
  // every visit asks for the list, and the tool itself reads it again
  expect(objects.get('remotes.json')).toMatchObject({ gzip: true, cacheControl: 'no-cache' });
});

test('two teams that deploy at the same time both go live', async () => {
  await deploy('crm', 'eins');
  const [admin, crm] = await Promise.all([deploy('admin', 'a'), deploy('crm', 'zwei')]);
  expect(live()).toEqual({ admin, crm });
});

test('a rollback makes the version before live again; its files were never touched', async () => {
  const first = await deploy('crm', 'eins');
  const second = await deploy('crm', 'zwei');
  await deploy('crm', 'zwei');
  expect(await rollbackInBucket({ bucket, origin: ORIGIN, name: 'crm', offer })).toEqual(first);
  expect(live()['crm']).toEqual(first);
  expect(objects.get(`remotes/crm/${second.version}/entry.js`)?.generation).toBe(1);
  const again = rollbackInBucket({ bucket, origin: ORIGIN, name: 'crm', offer });
  await expect(again).rejects.toThrow('no earlier version');
});

test('what does not fit in is refused before anything is stored', async () => {
  const uses = { contract: 2, versions: { react: '20.0.0' }, exports: {} };
  const tooNew = deployToBucket({
    bucket,
    origin: ORIGIN,
    name: 'crm',
    offer,
    build: build('crm', 'neu', { uses }),
  });
  await expect(tooNew).rejects.toThrow('it needs react 20.0.0 (the shell has 19.3.1)');
  expect([...objects.keys()]).toEqual([]);
});

test('of two teams that take the same path at the same time, one gets it', async () => {
  const areas = [{ path: '/intern/same', title: 'Gleich', access: 0 as const, order: 1 }];
  const both = await Promise.allSettled(
    ['left', 'right'].map((name) =>
      deployToBucket({ bucket, origin: ORIGIN, name, offer, build: build(name, 'x', { areas }) }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(Object.keys(live())).toHaveLength(1);
});

test('a module that is removed is gone from the list alone', async () => {
  const { version } = await deploy('crm', 'eins');
  await removeFromBucket({ bucket, name: 'crm' });
  expect(live()).toEqual({});
  expect(objects.has(`remotes/crm/${version}/entry.js`)).toBe(true);
});
