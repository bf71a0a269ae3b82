import { patient } from '../../dev/test/host-speed.ts';
import type { RemoteEntry } from '@wbd/module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requirePublished, untilLive } from './live.ts';
import { serve } from './serve.factory.ts';

const entryOf = (version: string): RemoteEntry => ({
  name: 'crm',
  version,
  areas: [{ path: '/intern/crm', title: 'CRM', access: 'customers', order: 10 }],
  entry: `/remotes/crm/${version}/remote-entry.js`,
  preload: [],
  shares: [],
  uses: { contract: 2, versions: {}, exports: {} },
});

/** What the portal answers, by path; everything else is not there. */
let served: Record<string, string>;
let requests: string[];
let server: Awaited<ReturnType<typeof serve>>;
let origin: string;

beforeEach(async () => {
  served = {};
  requests = [];
  server = await serve(({ url = '' }, response) => {
    requests.push(url);
    const body = served[url];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  origin = server.origin;
});
afterEach(() => server.close());

function publish(entry: RemoteEntry): void {
  served['/remotes.json'] = JSON.stringify({ modules: { crm: entry } });
}

const wait = (patienceMs: number) =>
  untilLive({
    remotesUrl: `${origin}/remotes.json`,
    origin,
    name: 'crm',
    version: 'new',
    patienceMs,
  });

test('a version is live once the portal answers with it and with its first file, not before', async () => {
  publish(entryOf('old'));
  let isLive = false;
  const waiting = wait(10_000).then(() => (isLive = true));
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  expect(isLive).toBe(false);
  publish(entryOf('new'));
  await expect.poll(() => requests, { timeout: patient(5_000) }).toContain(entryOf('new').entry);
  expect(isLive).toBe(false);
  served[entryOf('new').entry] = '// the module';
  await waiting;
});

test('reports a portal that keeps answering with another version', async () => {
  publish(entryOf('old'));
  await expect(wait(0)).rejects.toThrow(
    `Version new of crm is published, but ${origin}/remotes.json does not answer with it.`,
  );
});

test('refuses to promote a version that the other project never had', async () => {
  served['/remotes/crm/history.json'] = JSON.stringify({ versions: ['0123456789ab'] });
  await requirePublished(origin, 'crm', '0123456789ab');
  const later = requirePublished(origin, 'crm', 'cdef01234567');
  await expect(later).rejects.toThrow(
    `crm was not deployed: ${origin} has not had its version cdef01234567.`,
  );
  await expect(requirePublished(origin, 'admin', '0123456789ab')).rejects.toThrow('has not had');
});
