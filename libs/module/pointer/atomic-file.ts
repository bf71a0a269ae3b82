import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file in one step, so that a reader sees the old or the new content and nothing in between. */
export function writeAtomically(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

export function writeJson(file: string, value: unknown): void {
  writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** The parsed content of a file, or undefined when it does not exist. */
export function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
