import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { clientEnvironment } from '../../tools/base/environment.ts';
import { startEmulators } from '../../tools/dev/emulators/start.ts';
import { PROJECT_ID, REGION, STORAGE_BUCKET } from '../../tools/base/workspace.ts';
import { freeEmulatorPorts } from '../seats/free-ports.ts';

export interface DemoEmulators {
  env: Omit<Env, 'remotesUrl'>;
  stop: () => Promise<void>;
}

/** Emulators of the bench's own with the demo's logins and documents. */
export async function startDemoEmulators(): Promise<DemoEmulators> {
  const runDir = mkdtempSync(path.join(os.tmpdir(), 'wbd-portal-'));
  const ports = await freeEmulatorPorts();
  const emulators = await startEmulators({
    ports,
    runDir,
    only: ['auth', 'firestore'],
    env: {},
    log: console.error,
  });
  const stop = async () => {
    await emulators.stop();
    rmSync(runDir, { recursive: true, force: true });
  };
  try {
    execFileSync(
      process.execPath,
      [path.join(WORKSPACE_ROOT, 'tools/dev/seed/run.ts'), '--no-files'],
      {
        env: { ...process.env, ...clientEnvironment(ports) },
        stdio: 'inherit',
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const { auth, firestore, functions, storage } = ports;
  return {
    env: {
      firebase: {
        apiKey: 'bench',
        authDomain: `${PROJECT_ID}.firebaseapp.com`,
        projectId: PROJECT_ID,
        storageBucket: STORAGE_BUCKET,
        appId: '1:1:web:1',
      },
      region: REGION,
      emulators: { auth, firestore, functions, storage },
    },
    stop,
  };
}
