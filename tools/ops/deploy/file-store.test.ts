import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CRC32C, Storage } from '@google-cloud/storage';
import type { Deployment } from '@wbd/module';
import {
  bucketStore,
  cleanUp,
  folderStore,
  POINTER,
  readPointer,
  stepAlong,
  type Portal,
} from '@wbd/module/pointer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anOffer, hashOf, SAME_CHUNK, writeModuleBuild } from './build.factory.ts';
import { writtenHere } from './folder-portal.ts';
import { deployModule } from './module-deployment.ts';
import type { Place } from './place.ts';
import { serve } from './serve.factory.ts';

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
let buckets: Record<string, Map<string, StoredObject>>;
/** what is in the public bucket */
let objects: Map<string, StoredObject>;
let server: Awaited<ReturnType<typeof serve>>;
let portals: Record<'folder' | 'bucket', Portal & Place>;
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
  const bucket = /\/b\/([\w-]+)\/o/.exec(url.pathname)?.[1] ?? '';
  const objects = (buckets[bucket] ??= new Map());
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
  const prefix = url.searchParams.get('prefix');
  if (prefix !== null && request.method === 'GET') {
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix));
    return [200, JSON.stringify({ items: names.map((name) => ({ name })) })];
  }
  const name = decodeURIComponent(/\/o\/(.+)$/.exec(url.pathname)?.[1] ?? '');
  if (request.method === 'DELETE') return [objects.delete(name) ? 204 : 404, ''];
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
  buckets = { modules: objects };
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-bucket-'));
  server = await serve((request, response) => {
    void answer(request).then(([status, body, headers]) =>
      response.writeHead(status, headers).end(body),
    );
  });
  const storage = new Storage({
    apiEndpoint: server.origin,
    projectId: 'demo-wbd',
    useAuthWithCustomEndpoint: false,
    retryOptions: { autoRetry: false },
  });
  const offer = () => Promise.resolve(anOffer());
  const previewKey = () => Promise.reject(new Error('not asked for'));
  portals = {
    folder: writtenHere({
      store: folderStore(path.join(folder, 'www')),
      sourceMaps: folderStore(path.join(folder, 'www.source-maps')),
      filesOrigin: '',
      offer,
      previewKey,
    }),
    bucket: writtenHere({
      store: bucketStore(storage.bucket('modules')),
      sourceMaps: bucketStore(storage.bucket('modules-source-maps')),
      filesOrigin: ORIGIN,
      offer,
      previewKey,
    }),
  };
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const deploy = (portal: Place, name: string, text: string, more: Partial<Deployment> = {}) => {
  const build = path.join(folder, `${name}-${text}`);
  return deployModule(portal, name, writeModuleBuild(build, name, { text, deployment: more }));
};
const live = async (portal: Place) => (await readPointer(portal)).modules;

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  test('keeps a file as it was added first', async () => {
    const { store } = portals[kind];
    await store.add('a.json', Buffer.from('1'));
    await store.add('a.json', Buffer.from('2'));
    expect((await store.readJson('a.json')).value).toBe(1);
  });

  test('replaces a file only as it was read', async () => {
    const { store } = portals[kind];
    const { value, etag } = await store.readJson('list.json');
    expect(value).toBeUndefined();
    expect(await store.replaceJson('list.json', ['a'], etag)).toBe(true);
    expect(await store.replaceJson('list.json', ['b'], etag)).toBe(false);
    const stored = await store.readJson('list.json');
    expect(stored.value).toEqual(['a']);
    expect(await store.replaceJson('list.json', ['b'], stored.etag)).toBe(true);
  });

  test('removes one file, and does not mind when it is gone', async () => {
    const { store } = portals[kind];
    for (const name of ['a/1.json', 'a/12.json']) await store.add(name, Buffer.from('1'));
    await store.remove('a/1.json');
    await store.remove('a/1.json');
    expect(await store.list('a')).toEqual(['12.json']);
  });

  test('removes the files of one version and no others', async () => {
    const { store } = portals[kind];
    for (const name of ['remotes/crm/1', 'remotes/crm/12', 'remotes/admin/1']) {
      await store.add(`${name}/deployment.json`, Buffer.from('1'));
    }
    await store.removeFolder('remotes/crm/1');
    const values = ['remotes/crm/1', 'remotes/crm/12', 'remotes/admin/1'].map(
      async (name) => (await store.readJson(`${name}/deployment.json`)).value,
    );
    expect(await Promise.all(values)).toEqual([undefined, 1, 1]);
  });

  test('lets two teams that deploy at the same time both go live, and one back', async () => {
    const portal = portals[kind];
    const first = await deploy(portal, 'crm', 'eins');
    const [admin, crm] = await Promise.all([
      deploy(portal, 'admin', 'a'),
      deploy(portal, 'crm', 'zwei'),
    ]);
    expect(await live(portal)).toEqual({ admin, crm });
    expect(await stepAlong(portal, 'crm', -1)).toEqual(first);
    expect(await live(portal)).toEqual({ admin, crm: first });
  });

  test('gives a path to one of two teams that take it at the same time', async () => {
    const areas = [{ path: '/intern/same', title: 'Gleich', access: 'portal' as const, order: 1 }];
    const both = await Promise.allSettled(
      ['left', 'right'].map((name) => deploy(portals[kind], name, 'x', { areas })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(Object.keys(await live(portals[kind]))).toHaveLength(1);
  });
});

test('source maps lie in a bucket that is not served, and go with their version', async () => {
  const { version, entry } = await deploy(portals.bucket, 'crm', 'eins');
  const kept = `${entry.slice(`${ORIGIN}/`.length)}.map`;
  expect([...objects.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(buckets['modules-source-maps']?.get(kept)).toMatchObject({ content: '{}', gzip: true });

  for (let count = 0; count < 6; count++) await deploy(portals.bucket, 'crm', `Stand ${count}`);
  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60_000);
  expect(await cleanUp(portals.bucket, 'crm', inThreeWeeks)).toContain(version);
  expect(buckets['modules-source-maps']?.has(kept)).toBe(false);
  // of the five that are left, and of the chunk that they share
  expect(buckets['modules-source-maps']?.size).toBe(6);
  const left = [...objects.keys()].filter((name) => name.endsWith('.js'));
  expect(left).toHaveLength(11);
  expect(left).toContain(`remotes/crm/files/${SAME_CHUNK}`);
});

test('a module is served from the bucket for good, under names that follow from the content, and found through a list that is requested each time', async () => {
  const entry = await deploy(portals.bucket, 'crm', 'eins');
  expect(entry.entry).toMatch(/\/remotes\/crm\/files\/remote-entry\.[0-9a-f]{10}\.js$/);
  expect(entry.entry).toContain(ORIGIN);
  const page = objects.get(`remotes/crm/files/chunks/${hashOf('eins')}.js`);
  expect(page).toMatchObject({ content: 'eins', generation: 1 });
  // Cloud Storage compresses nothing by itself
  expect(page).toMatchObject({ gzip: true, contentType: 'application/javascript' });
  expect(page?.cacheControl).toBe('public, max-age=31536000, immutable');
  // every visit asks for the list, and the tool itself reads it again
  expect(objects.get(POINTER)).toMatchObject({ gzip: true, cacheControl: 'no-cache' });
});
