import { existsSync } from 'node:fs';
import path from 'node:path';
import { cachedJar, isDownloadable } from './firebase-tools.ts';
import { hasCompiler } from './java.ts';

const OWN_RUNTIME = path.join(import.meta.dirname, 'StorageRulesRuntime.java');
const DOWNLOAD_PATIENCE = 3_000;

export type StorageRuntime =
  /** binaryPath: for STORAGE_EMULATOR_BINARY_PATH; null when firebase-tools finds or downloads its own */
  { available: true; binaryPath: string | null } | { available: false; reason: string };

/**
 * Finds what evaluates storage.rules: as the environment says, as firebase-tools keeps or downloads it, else our own
 * program around the same engine inside the Firestore emulator's jar.
 */
export async function findStorageRuntime(firestoreClasses: string | null): Promise<StorageRuntime> {
  const named = process.env['STORAGE_EMULATOR_BINARY_PATH'];
  if (named) return { available: true, binaryPath: named };
  // a Firestore emulator that has to be downloaded says that downloads are expected here
  const isOfTools = existsSync(cachedJar('storage')) || firestoreClasses === null;
  if (isOfTools || (await isDownloadable('storage', DOWNLOAD_PATIENCE))) {
    return { available: true, binaryPath: null };
  }
  if (hasCompiler()) return { available: true, binaryPath: OWN_RUNTIME };
  const reason =
    'Storage is off: its rules runtime cannot be downloaded here, and the replacement needs a JDK (Debian: apt-get install default-jdk-headless).';
  return { available: false, reason };
}
