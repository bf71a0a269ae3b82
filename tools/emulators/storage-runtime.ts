import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cachedJar, isDownloadable } from './firebase-tools.ts';
import { writeJar } from './jar.ts';
import { findJavac } from './java.ts';
import { PORTAL_DIR } from './workspace.ts';

const SOURCES = path.join(import.meta.dirname, 'storage-rules-runtime');
const MAIN_CLASS = 'StorageRulesRuntime';
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
  if (existsSync(cachedJar('storage'))) return { available: true, binaryPath: null };
  // a Firestore emulator that has to be downloaded says that downloads are expected here
  if (firestoreClasses === null) return { available: true, binaryPath: null };
  const own = ownJar(firestoreClasses);
  if (existsSync(own)) return { available: true, binaryPath: own };
  if (await isDownloadable('storage', DOWNLOAD_PATIENCE))
    return { available: true, binaryPath: null };
  return compile(firestoreClasses, own);
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => path.join(SOURCES, name));
}

/** Named after its sources and the engine's jar, so that a change of either builds a new one. */
function ownJar(firestoreClasses: string): string {
  const hash = createHash('sha256').update(firestoreClasses);
  for (const file of sourceFiles()) hash.update(readFileSync(file));
  const name = `storage-rules-runtime-${hash.digest('hex').slice(0, 12)}.jar`;
  return path.join(PORTAL_DIR, 'cache', name);
}

function compile(firestoreClasses: string, jar: string): StorageRuntime {
  const javac = findJavac();
  if (javac === null) {
    return {
      available: false,
      reason:
        'Storage is off: its rules runtime cannot be downloaded here, and building the replacement needs a JDK (Debian: apt-get install default-jdk-headless).',
    };
  }
  const folder = mkdtempSync(path.join(PORTAL_DIR, 'cache', 'classes-'));
  try {
    const options = [
      '--release',
      '11',
      '-proc:none',
      '-encoding',
      'UTF-8',
      '-cp',
      firestoreClasses,
      '-d',
      folder,
    ];
    const compiled = spawnSync(javac, [...options, ...sourceFiles()], { encoding: 'utf8' });
    if (compiled.status !== 0) {
      return {
        available: false,
        reason: `Storage is off: its rules runtime did not compile against ${firestoreClasses}.\n${compiled.stderr}`,
      };
    }
    const classes = readdirSync(folder).map((name) => ({
      name,
      content: readFileSync(path.join(folder, name)),
    }));
    writeJar(jar, MAIN_CLASS, [firestoreClasses], classes);
    return { available: true, binaryPath: jar };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
