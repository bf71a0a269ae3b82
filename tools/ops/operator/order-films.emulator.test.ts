import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test } from 'vitest';
import { resolvePorts } from '../../base/ports.ts';
import { HOST, STORAGE_BUCKET, WORKSPACE_ROOT } from '../../base/workspace.ts';
import { orderStoredFilms } from './order-films.ts';

/** A project of its own: no trigger takes the orders. */
const PROJECT = `demo-films-${process.pid}`;
const FILM = path.join(WORKSPACE_ROOT, 'tools/dev/seed/media/files/loop-dusk.mp4');

const ports = resolvePorts(process.env);
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `${HOST}:${ports.storage}`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
const bucket = getStorage(app).bucket(STORAGE_BUCKET);

afterAll(() => deleteApp(app));

test('order-films counts what is without versions and what it costs, and orders it once', async () => {
  const [old, known, failed] = ['old', 'known', 'failed'].map(
    (name) => `hero/loop/order-films-${process.pid}-${name}.mp4`,
  );
  for (const name of [old, known, failed]) {
    await bucket.file(name ?? '').save(readFileSync(FILM), { contentType: 'video/mp4' });
  }
  const note = (film: string | undefined, state: string) => [{ path: film, state, sizes: [] }];
  await db.doc('advisors/old').set({ loop: old });
  await db.doc('advisors/known').set({ loop: known, films: note(known, 'ready') });
  await db.doc('advisors/failed').set({ loop: failed, films: note(failed, 'failed') });
  await db.doc('advisors/gone').set({ loop: 'hero/loop/gone.mp4' });

  // two loops of 6 s in 360 and 540 lines
  const expected = { films: 2, minutes: 0.4, dollars: 0.006 };
  const close = ({ films, minutes, dollars }: typeof expected) => [
    films,
    minutes.toFixed(2),
    dollars.toFixed(4),
  ];
  const orders = () => db.collection('filmOrders').orderBy('path').get();
  expect(close(await orderStoredFilms(db, bucket, true))).toEqual(close(expected));
  expect((await orders()).size).toBe(0);
  expect(close(await orderStoredFilms(db, bucket, false))).toEqual(close(expected));
  await db.doc('filmOrders/advisors-old-loop').update({ job: 'running' });
  await orderStoredFilms(db, bucket, false);
  expect((await orders()).docs.map((order) => order.data())).toMatchObject([
    { row: 'failed', path: failed, job: null },
    { row: 'old', path: old, job: 'running' },
  ]);
});
