import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isSourceMap = (file: string) => file.endsWith('.map');

/** The files of a build that are served, relative to it, with slashes, sorted. */
export const publishedFiles = (build: string) =>
  filesOf(build).filter((file) => !isSourceMap(file));

/** The scripts of a build that have a source map beside them. */
export const mappedScripts = (build: string) =>
  filesOf(build)
    .filter(isSourceMap)
    .map((file) => file.slice(0, -'.map'.length));

function filesOf(build: string): string[] {
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
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
