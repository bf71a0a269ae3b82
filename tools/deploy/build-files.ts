import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a build that are published, relative to it, with slashes, sorted; source maps stay behind. */
export function publishedFiles(build: string): string[] {
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

/** A version that follows from the content alone: the same build has the same version on every machine. */
export function contentVersion(build: string): string {
  const hash = createHash('sha256');
  for (const file of publishedFiles(build)) {
    const content = readFileSync(path.join(build, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

export function copyFiles(files: string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file));
  }
}
