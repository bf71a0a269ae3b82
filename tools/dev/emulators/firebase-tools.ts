import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);
const packageFolder = path.dirname(require.resolve('firebase-tools/package.json'));

/** The script behind the `firebase` command. */
export const FIREBASE_CLI = path.join(packageFolder, 'lib/bin/firebase.js');

/** A module of firebase-tools, checked but not copied: the command must see what is changed. */
export function moduleOf<Shape>(file: string, schema: z.ZodMiniType<Shape>): Shape {
  const module: unknown = require(path.join(packageFolder, 'lib', file));
  return z.custom<Shape>((value) => schema.safeParse(value).success).parse(module);
}

export const functionOf = <Type extends (...args: never[]) => unknown>() =>
  z.custom<Type>((value) => typeof value === 'function');

/** The `firebase` command, with the arguments of this process. */
export function runFirebase(): void {
  require(FIREBASE_CLI);
}

const download = z.object({ remoteUrl: z.string(), downloadPathRelativeToCacheDir: z.string() });
const downloads = z.object({ firestore: download, storage: download });
type Downloadable = keyof z.infer<typeof downloads>;

function downloadOf(emulator: Downloadable): z.infer<typeof download> {
  const file = path.join(packageFolder, 'lib/emulator/downloadableEmulatorInfo.json');
  return downloads.parse(JSON.parse(readFileSync(file, 'utf8')))[emulator];
}

/** Where firebase-tools keeps an emulator's jar once it downloaded it. */
export function cachedJar(emulator: Downloadable): string {
  const cache =
    process.env['FIREBASE_EMULATORS_PATH'] ?? path.join(os.homedir(), '.cache/firebase/emulators');
  return path.join(cache, downloadOf(emulator).downloadPathRelativeToCacheDir);
}

/** Whether firebase-tools could download an emulator's jar now. */
export async function isDownloadable(emulator: Downloadable, patience: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(downloadOf(emulator).remoteUrl, { method: 'HEAD', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
