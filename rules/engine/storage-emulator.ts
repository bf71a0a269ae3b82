import { randomUUID } from 'node:crypto';
import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getStorage,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import { storageHost } from '../../functions/test/environment.ts';
import type { Role } from '../roles.ts';
import type { FileFacts, StorageRow } from '../tables/storage.ts';
import { callers, type Caller } from './callers.ts';

const BUCKET = 'gs://demo-wbd-rules.appspot.com';

/** Sends a row's request to the Storage emulator. The rules in force there decide it. */
export class StorageEmulator {
  readonly #as: (caller: Caller) => FirebaseStorage;
  readonly #uidOf: (role: Role) => string;

  constructor(uidOf: (role: Role) => string) {
    const { hostname, port } = new URL(`http://${storageHost}`);
    this.#uidOf = uidOf;
    this.#as = callers(
      'demo-wbd',
      (app, options) => {
        const storage = getStorage(app, BUCKET);
        connectStorageEmulator(storage, hostname, Number(port), options);
        return storage;
      },
      uidOf,
    );
  }

  /**
   * @returns whether the rules let the request through
   * @throws Error when the emulator answers with neither
   */
  async decides(row: StorageRow, role: Role): Promise<boolean> {
    // each cell has its own file, so no cell finds the file of another
    const path = row.operation === 'list' ? row.path : `${row.path}-${role}-${randomUUID()}`;
    if (row.before) await this.#put(ref(this.#as('operator'), path), row.before, role);
    try {
      await this.#request(row, ref(this.#as(role), path), role);
      return true;
    } catch (error) {
      const code = error instanceof FirebaseError ? error.code : null;
      if (code === 'storage/unauthorized' || code === 'storage/unauthenticated') return false;
      // reading is allowed, but the file does not exist
      if (code === 'storage/object-not-found' && row.operation === 'get') return true;
      throw error;
    }
  }

  #request({ operation, after, place }: StorageRow, file: StorageReference, role: Role) {
    switch (operation) {
      case 'get':
        return getBytes(file);
      case 'list':
        return list(file);
      case 'delete':
        return deleteObject(file);
      case 'update':
        return updateMetadata(file, after ? this.#metadata(after, role) : {});
      case 'create':
        if (!after) throw new Error(`${place}: nothing to create`);
        return this.#put(file, after, role);
    }
  }

  #metadata({ contentType, owner }: FileFacts, role: Role) {
    const uid = owner === null ? null : this.#uidOf(owner === 'self' ? role : owner);
    return { contentType, ...(uid !== null && { customMetadata: { owner: uid } }) };
  }

  #put(file: StorageReference, facts: FileFacts, role: Role) {
    return uploadBytes(file, new Uint8Array(facts.size), this.#metadata(facts, role));
  }
}
