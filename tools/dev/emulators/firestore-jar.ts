import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { cachedJar } from './firebase-tools.ts';

const COMPONENT = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

export interface FirestoreJar {
  /** what firebase-tools must be told in FIRESTORE_EMULATOR_BINARY_PATH; null when it finds or downloads its own */
  binaryPath: string | null;
  /** the jar that holds the classes; null while it still has to be downloaded */
  classes: string | null;
}

/**
 * Finds the Firestore emulator: as the environment says, as firebase-tools keeps it, as the Google Cloud CLI installed
 * it; else firebase-tools downloads it.
 */
export function findFirestoreJar(): FirestoreJar {
  const named = process.env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (named) return { binaryPath: named, classes: named };
  const cached = cachedJar('firestore');
  if (existsSync(cached)) return { binaryPath: null, classes: cached };
  const component = googleCloudComponent();
  if (component === null) return { binaryPath: null, classes: null };
  return { binaryPath: component, classes: component };
}

function googleCloudComponent(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const commands = folders.map((folder) => path.join(folder, 'gcloud')).filter(existsSync);
  const roots = [
    ...(process.env['CLOUDSDK_ROOT_DIR'] ? [process.env['CLOUDSDK_ROOT_DIR']] : []),
    ...commands.map((command) => path.resolve(realpathSync(command), '../..')),
  ];
  const jars = roots.map((root) => path.join(root, COMPONENT));
  return jars.find((jar) => existsSync(jar)) ?? installedAt();
}

/** If PATH contains only a wrapper script, gcloud itself knows where its components are. */
function installedAt(): string | null {
  const asked = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    env: { ...process.env, CLOUDSDK_CORE_DISABLE_PROMPTS: '1' },
  });
  if (asked.status !== 0) return null;
  const jar = path.join(asked.stdout.trim(), COMPONENT);
  return existsSync(jar) ? jar : null;
}
