import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeAtomically, writeJson } from './atomic-file.ts';
import type { FileStore } from './store.ts';

const LOCK_TIMEOUT_MS = 10_000;

/** The folder that the local portal serves. */
export function folderStore(folder: string): FileStore {
  const at = (name: string) => path.join(folder, name);
  const textOf = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');
  return {
    add(name, content) {
      if (!existsSync(at(name))) writeAtomically(at(name), content);
      return Promise.resolve();
    },
    readJson(name) {
      const etag = textOf(name);
      const value: unknown = etag === '' ? undefined : JSON.parse(etag);
      return Promise.resolve({ value, etag });
    },
    replaceJson(name, value, etag) {
      const replaced = locked(folder, () => {
        const isAsRead = textOf(name) === etag;
        if (isAsRead) writeJson(at(name), value);
        return isAsRead;
      });
      return Promise.resolve(replaced);
    },
    list(name) {
      const folder = at(name);
      if (!existsSync(folder)) return Promise.resolve([]);
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
      return Promise.resolve(files.map((file) => file.replaceAll(path.sep, '/')));
    },
    remove(name) {
      rmSync(at(name), { force: true });
      return Promise.resolve();
    },
    removeFolder(name) {
      rmSync(at(name), { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/**
 * Runs exclusively across processes. The lock is that of an empty SQLite database beside the folder: the operating
 * system releases it when the process dies, unlike a lock file.
 */
function locked<Result>(folder: string, run: () => Result): Result {
  mkdirSync(path.dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return run();
  } finally {
    lock.close();
  }
}
