import { once } from 'node:events';
import { createServer } from 'node:http';
import { AppError } from '@wbd/domain/errors';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as firestoreModule from './firestore.ts';

/** A Firestore that takes every request and answers none. */
let taken = 0;
const silent = createServer(() => {
  taken += 1;
});
let firestore: typeof firestoreModule;

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const port = address.port;
  const env = {
    firebase: {
      apiKey: 'x',
      authDomain: 'x',
      projectId: 'demo-silent',
      storageBucket: 'x',
      appId: 'x',
    },
    region: 'europe-west3',
    remotesUrl: '/remotes.json',
    emulators: { auth: port, firestore: port, functions: port, storage: port },
  };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(env) }) });
  firestore = await import('./firestore.ts');
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const schema = z.object({ id: z.string() });

const REQUESTS: Record<string, () => Promise<unknown>> = {
  readDocument: () => firestore.readDocument(schema, 'things/one'),
  readCollection: () => firestore.readCollection(schema, 'things'),
  readGroup: () => firestore.readGroup(schema, 'things'),
  readWholeCollection: () => firestore.readWholeCollection(schema, 'things', 10),
  readWholeGroup: () => firestore.readWholeGroup(schema, 'things', 10),
  readPage: () => firestore.readPage(schema, 'things', { pageSize: 10, after: null }),
  countDocuments: () => firestore.countDocuments('things'),
  addDocument: () => firestore.addDocument('things', {}),
  setDocument: () => firestore.setDocument('things/one', {}),
  mergeDocument: () => firestore.mergeDocument('things/one', {}),
  updateDocument: () => firestore.updateDocument('things/one', { name: 'x' }),
  updateIfUnchanged: () => firestore.updateIfUnchanged(schema, 'things/one', { id: 'one' }, {}),
  deleteDocument: () => firestore.deleteDocument('things/one'),
  writeTogether: () => firestore.writeTogether([{ kind: 'delete', path: 'things/one' }]),
};

/** What asks for nothing. */
const NO_REQUESTS = [
  'deleteField',
  'documentId',
  'limit',
  'newDocumentId',
  'orderBy',
  'serverTimestamp',
];

test('every request of the module is among those below', () => {
  expect(Object.keys(firestore).toSorted()).toEqual(
    [...Object.keys(REQUESTS), ...NO_REQUESTS, 'explainDenial', 'startAfter', 'where'].toSorted(),
  );
});

test.each(Object.entries(REQUESTS))(
  '%s is given up when no answer comes',
  async (_name, request) => {
    const before = taken;
    const outcome = expect(request()).rejects.toMatchObject({ name: 'AppError', code: 'timeout' });
    await vi.waitFor(() => expect(taken).toBeGreaterThan(before));
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
  },
);

test('whether writing is stopped is not known, and not claimed, when no answer comes', async () => {
  const before = taken;
  const denied = new AppError('permission/denied');
  const answer = expect(firestore.explainDenial(() => Promise.reject(denied))).rejects.toBe(denied);
  await vi.waitFor(() => expect(taken).toBeGreaterThan(before));
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
});
