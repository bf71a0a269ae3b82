import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resolvePorts, type Ports } from './ports.ts';
import { newestSnapshot } from './snapshots.ts';
import { startEmulators, type RunningEmulators } from './start.ts';
import { HOST, PROJECT_ID } from './workspace.ts';

/** Away from the emulators that the other tests use. */
const OFFSET = 3000 + Number(process.env['WBD_PORT_OFFSET'] ?? '0');

const ports: Ports = resolvePorts({ WBD_PORT_OFFSET: String(OFFSET) });
let folder: string;
let running: RunningEmulators | null = null;

async function start(importFrom: string | null): Promise<RunningEmulators> {
  running = await startEmulators({
    ports,
    runDir: path.join(folder, 'run'),
    importFrom,
    only: ['auth', 'firestore'],
    log: () => undefined,
  });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-restore-'));
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${HOST}:${ports.firestore}`);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `${HOST}:${ports.auth}`);
});
afterAll(async () => {
  await stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks the emulators with an app of its own: a client keeps its connection to what has ended. */
async function withClients<Result>(
  work: (db: FirebaseFirestore.Firestore, auth: ReturnType<typeof getAuth>) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp({ projectId: PROJECT_ID }, `restore-${Date.now()}`);
  try {
    return await work(getFirestore(app), getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

const documents = {
  'advisors/uid-a': { code: 'anna', lastName: 'Groß', lv: 2, heroText: null, hasOwnPage: true },
  'sessions/s1': { time: Timestamp.fromMillis(1_780_000_000_123), registrationCount: 2 },
  'sessions/s1/registrations/c1': {
    customer: 'c1',
    tags: ['a', 'ß'],
    nested: { deep: { x: 0.5 } },
  },
  'config/public': { place: new GeoPoint(50.9, 6.9), bytes: Buffer.from('\u0000wbd') },
};

test(
  'what was exported comes back in fresh emulators: documents, their types, and logins',
  { timeout: 120_000 },
  async () => {
    const snapshots = path.join(folder, 'snapshots');
    const first = await start(null);
    await withClients(async (db, auth) => {
      for (const [name, data] of Object.entries(documents)) await db.doc(name).set(data);
      await auth.createUser({ uid: 'uid-a', email: 'anna@example.org', password: 'geheim1' });
      await auth.createUser({ uid: 'c1', phoneNumber: '+4915550000009' });
    });
    await first.save(snapshots);
    // what is lost after the export stays lost, and nothing of it may leak into the restored state
    await withClients(async (db) => {
      await db.doc('config/public').delete();
      await db.doc('orgs/late').set({ name: 'Zu spät' });
    });
    await stop();

    await start(newestSnapshot(snapshots));
    await withClients(async (db, auth) => {
      for (const [name, data] of Object.entries(documents)) {
        expect((await db.doc(name).get()).data()).toEqual(data);
      }
      expect((await db.doc('orgs/late').get()).exists).toBe(false);
      expect((await auth.getUser('uid-a')).email).toBe('anna@example.org');
      expect((await auth.getUserByPhoneNumber('+4915550000009')).uid).toBe('c1');
    });
  },
);
