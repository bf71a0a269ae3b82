import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, test } from 'vitest';
import { resolvePorts } from '../../base/ports.ts';
import { HOST, STORAGE_BUCKET } from '../../base/workspace.ts';
import { originalsIn, retireStoredFilms, type Originals } from './retire-films.ts';

/** A project of its own: no trigger changes its rows. */
const PROJECT = `demo-retire-${process.pid}`;
const NOW = new Date('2026-03-01T12:00:00Z');

const ports = resolvePorts(process.env);
process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${ports.firestore}`;
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `${HOST}:${ports.storage}`;
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);

afterAll(() => deleteApp(app));

/** Files in memory: the Storage emulator drops the date of a file that is stored. */
function filesWith(dates: Record<string, Date | null>) {
  const stored = new Map(Object.entries(dates));
  const originals: Originals = {
    find: (path) =>
      Promise.resolve(
        stored.has(path) ? { bytes: 1000, hasDate: stored.get(path) !== null } : null,
      ),
    retire(path, since) {
      stored.set(path, since);
      return Promise.resolve();
    },
  };
  return { stored, originals };
}

test('retire-films dates originals with versions once, and counts them in a dry run', async () => {
  const before = new Date('2026-02-01T12:00:00Z');
  const intro = (name: string) => `hero/intro/${name}.mp4`;
  const { stored, originals } = filesWith({
    [intro('old')]: null,
    [intro('dated')]: before,
    [intro('failed')]: null,
    [intro('unversioned')]: null,
    [intro('unknown')]: null,
    'seminars/video/copied.mp4': null,
  });
  const row = (path: string, state: string, sizes: readonly number[]) => ({
    intro: path,
    films: [{ path, state, sizes: [...sizes], isStream: true }],
  });
  await db.doc('advisors/old').set(row(intro('old'), 'ready', [360]));
  await db.doc('advisors/dated').set(row(intro('dated'), 'ready', [360]));
  await db.doc('advisors/failed').set(row(intro('failed'), 'failed', []));
  await db.doc('advisors/unversioned').set(row(intro('unversioned'), 'ready', []));
  await db.doc('advisors/unknown').set({ intro: intro('unknown') });
  await db.doc('advisors/gone').set(row(intro('gone'), 'ready', [360]));
  const video = 'seminars/video/copied.mp4';
  for (const id of ['first', 'copy']) {
    await db
      .doc(`seminars/${id}`)
      .set({ video, films: [{ path: video, state: 'ready', sizes: [360] }] });
  }

  const counted = { films: 2, bytes: 2000 };
  const untouched = [...stored];
  expect(await retireStoredFilms(db, originals, { dryRun: true, now: NOW })).toEqual(counted);
  expect([...stored]).toEqual(untouched);
  expect(await retireStoredFilms(db, originals, { dryRun: false, now: NOW })).toEqual(counted);
  expect(Object.fromEntries(stored)).toEqual({
    ...Object.fromEntries(untouched),
    [intro('old')]: NOW,
    [video]: NOW,
  });
  const again = await retireStoredFilms(db, originals, { dryRun: false, now: NOW });
  expect(again).toEqual({ films: 0, bytes: 0 });
});

test('originals in the bucket have their size, and missing ones are null', async () => {
  const bucket = getStorage(app).bucket(STORAGE_BUCKET);
  const path = `hero/intro/retire-films-${process.pid}.mp4`;
  await bucket.file(path).save(Buffer.alloc(12), { contentType: 'video/mp4' });
  const originals = originalsIn(bucket);
  expect(await originals.find(path)).toEqual({ bytes: 12, hasDate: false });
  await expect(originals.retire(path, NOW)).resolves.toBeUndefined();
  expect(await originals.find(`${path}-gone`)).toBeNull();
  await bucket.file(path).delete();
});
