/** A file that is read to be replaced; the etag of one that is not there is empty. */
export interface Stored {
  value: unknown;
  etag: string;
}

/** Where deployments go: a folder on this machine, or the public bucket of a Firebase project. */
export interface FileStore {
  /** Adds a file that never changes; one that is there stays as it is. */
  add(name: string, content: Buffer): Promise<void>;
  readJson(name: string): Promise<Stored>;
  /** @returns false when another deployment wrote it since it was read */
  replaceJson(name: string, value: unknown, etag: string): Promise<boolean>;
}

const MOST_ATTEMPTS = 10;

/** Replaces a file by what follows from its content, again when another deployment comes in between. */
export async function change(
  store: FileStore,
  name: string,
  next: (stored: unknown) => unknown,
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { value, etag } = await store.readJson(name);
    if (await store.replaceJson(name, next(value), etag)) return;
  }
  throw new Error(`${name} is being written by others: try again`);
}
