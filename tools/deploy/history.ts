import path from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from './atomic-file.ts';

/** The versions of a module, or of the shell, in the order in which they went live. */
export const historySchema = z.object({ versions: z.array(z.string()) });

export function readHistory(www: string, name: string): string[] {
  const stored = readJson(historyFile(www, name));
  return stored === undefined ? [] : historySchema.parse(stored).versions;
}

export function writeHistory(www: string, name: string, versions: string[]): void {
  writeJson(historyFile(www, name), { versions });
}

/** Where the files of a version are kept for good. */
export const versionFolder = (www: string, name: string, version: string) =>
  path.join(www, 'remotes', name, version);

const historyFile = (www: string, name: string) => path.join(www, 'remotes', name, 'history.json');
