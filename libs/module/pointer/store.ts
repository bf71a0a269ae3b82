import { setTimeout as pause } from 'node:timers/promises';

/** A file that is read to be replaced; the etag of one that is not there is empty. */
export interface Stored {
  value: unknown;
  etag: string;
}

/** Where versions and the pointer lie: a folder on this machine, or the public bucket of a Firebase project. */
export interface FileStore {
  /** Adds a file that never changes; one that is there stays as it is. */
  add(name: string, content: Buffer): Promise<void>;
  readJson(name: string): Promise<Stored>;
  /** @returns false when another deployment wrote it since it was read */
  replaceJson(name: string, value: unknown, etag: string): Promise<boolean>;
  /** Names of the files below `folder/`, relative to it. */
  list(folder: string): Promise<string[]>;
  /** Removes a file; one that is gone already stays so. */
  remove(name: string): Promise<void>;
  /** Removes all files whose names begin with `folder/`. */
  removeFolder(folder: string): Promise<void>;
}

const MOST_ATTEMPTS = 100;
const LONGEST_PAUSE_MS = 100;

/**
 * Replaces a file by what follows from its content, again when another deployment comes in between.
 * @returns what was written
 * @throws Error when others write it all the time, and what `next` throws
 */
export async function change<Next>(
  store: Pick<FileStore, 'readJson' | 'replaceJson'>,
  name: string,
  next: (stored: unknown) => Next | Promise<Next>,
): Promise<Next> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { value, etag } = await store.readJson(name);
    const written = await next(value);
    if (await store.replaceJson(name, written, etag)) return written;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Error(`${name} is being written by others: try again`);
}
