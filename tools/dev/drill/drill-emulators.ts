import path from 'node:path';
import { newestSnapshot } from '../emulators/snapshots.ts';
import { startEmulators, type RunningEmulators } from '../emulators/start.ts';
import type { Ports } from '../../base/ports.ts';
import { HOST } from '../../base/workspace.ts';

/** One set of emulators: the portal's data, or a backup beside it. */
export interface DrillEmulators {
  hosts: { auth: string; firestore: string; storage: string };
  running: RunningEmulators;
}

/** @param backup folder of a backup to begin with; empty emulators without it */
export async function startDrillEmulators(
  ports: Ports,
  folder: string,
  backup: string | null,
): Promise<DrillEmulators> {
  const running = await startEmulators({
    ports,
    runDir: path.join(folder, `run-${ports.hub}`),
    importFrom: backup === null ? null : newestSnapshot(backup),
    only: ['auth', 'firestore', 'storage'],
    log: () => undefined,
  });
  const hosts = {
    auth: `${HOST}:${ports.auth}`,
    firestore: `${HOST}:${ports.firestore}`,
    storage: `${HOST}:${ports.storage}`,
  };
  return { hosts, running };
}
