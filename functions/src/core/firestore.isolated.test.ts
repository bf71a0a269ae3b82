import { patient } from '@wbd/tools/host-speed';
import { once } from 'node:events';
import { createServer } from 'node:http2';
import { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as firestoreGateway from './firestore.ts';

/** A Firestore that takes every request and answers none. It notes how many ms each request leaves it. */
const silent = createServer();
const limits = new Map<string, number>();
silent.on('stream', (stream, headers) => {
  stream.on('error', () => undefined);
  const method = String(headers[':path']).replace(/^.*\//, '');
  limits.set(method, parseTimeout(String(headers['grpc-timeout'])));
});

let gateway: typeof firestoreGateway;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${address.port}`;
  process.env['GCLOUD_PROJECT'] = 'demo-silent';
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  gateway = await import('./firestore.ts');
});
afterAll(() => {
  silent.close();
});

/** The `grpc-timeout` header: a number with its unit. */
function parseTimeout(header: string): number {
  const [, amount = '', unit = ''] = /^(\d+)([HMSm])$/.exec(header) ?? [];
  const inMs: Record<string, number> = { H: 3_600_000, M: 60_000, S: 1_000, m: 1 };
  return Number(amount) * (inMs[unit] ?? Number.NaN);
}

test('every kind of request to Firestore has a time limit', async () => {
  const { db } = gateway;
  const one = db.doc('things/one');
  const writer = db.bulkWriter();
  const requests = [
    one.set({}),
    one.get(),
    db.collection('things').get(),
    db.collection('things').count().get(),
    db.runTransaction(async (transaction) => transaction.set(one, { read: await one.get() })),
    writer.create(one, {}),
    writer.flush(),
    one.listCollections(),
  ];
  // none of them ends within this test
  for (const request of requests) request.catch(() => undefined);
  const methods = ['BatchGetDocuments', 'BatchWrite', 'Commit', 'ListCollectionIds'];
  methods.push('RunAggregationQuery', 'RunQuery');
  const sent = () => expect([...limits.keys()].toSorted()).toEqual(methods);
  await vi.waitFor(sent, { timeout: patient(10_000) });
  for (const [method, limit] of limits) expect(limit, method).toBeLessThanOrEqual(20_000);
});

test('a write that is never answered fails when its time is over', async () => {
  const db = new Firestore({ projectId: 'demo-silent', ...gateway.requestLimit(1) });
  const write = db.doc('things/one').set({});
  await expect(write).rejects.toMatchObject({ code: gateway.grpcStatus.deadlineExceeded });
});
