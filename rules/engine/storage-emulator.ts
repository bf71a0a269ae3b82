import { randomUUID } from 'node:crypto';
import { storageHost } from '../../functions/test/environment.ts';
import type { Role } from '../roles.ts';
import type { FileFacts, StorageRow } from '../tables/storage.ts';
import { unsignedToken } from './unsigned-token.ts';

const OBJECTS = `http://${storageHost}/v0/b/demo-wbd-rules.appspot.com/o`;
const OPERATOR = 'Bearer owner';
const BOUNDARY = 'wbd-rules';

/** Sends a row's request to the Storage emulator. The rules in force there decide it. */
export class StorageEmulator {
  readonly #uidOf: (role: Role) => string;

  constructor(uidOf: (role: Role) => string) {
    this.#uidOf = uidOf;
  }

  /**
   * @returns whether the rules let the request through
   * @throws Error when the emulator answers with neither
   */
  async decides(row: StorageRow, role: Role): Promise<boolean> {
    // each cell has its own file, so no cell finds the file of another
    const path = row.operation === 'list' ? row.path : `${row.path}-${role}-${randomUUID()}`;
    if (row.before) await this.#put(path, row.before, role, OPERATOR);
    const answer = await this.#request(row, path, role);
    await answer.arrayBuffer();
    if (answer.status === 403) return false;
    // reading was allowed, but there is no file
    if (answer.ok || (row.operation === 'get' && answer.status === 404)) return true;
    throw new Error(`${row.operation} ${path} was answered with ${answer.status}`);
  }

  #request(row: StorageRow, path: string, role: Role): Promise<Response> {
    const authorization =
      role === 'visitor' ? null : `Bearer ${unsignedToken('demo-wbd', role, this.#uidOf(role))}`;
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    const address = `${OBJECTS}/${encodeURIComponent(path)}`;
    switch (row.operation) {
      case 'get':
        return fetch(`${address}?alt=media`, { headers });
      case 'list':
        return fetch(`${OBJECTS}?prefix=${encodeURIComponent(`${path}/`)}&delimiter=/`, {
          headers,
        });
      case 'delete':
        return fetch(address, { method: 'DELETE', headers });
      case 'update':
        return fetch(address, {
          method: 'PATCH',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(row.after ? this.#metadata(row.after, role) : {}),
        });
      case 'create':
        if (!row.after) throw new Error(`${row.place}: nothing to create`);
        return this.#put(path, row.after, role, authorization);
    }
  }

  #metadata({ contentType, owner }: FileFacts, role: Role) {
    const uid = owner === null ? null : this.#uidOf(owner === 'self' ? role : owner);
    return { contentType, ...(uid !== null && { metadata: { owner: uid } }) };
  }

  #put(path: string, file: FileFacts, role: Role, authorization: string | null): Promise<Response> {
    const metadata = { name: path, ...this.#metadata(file, role) };
    const body = [
      `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}`,
      `--${BOUNDARY}\r\ncontent-type: ${file.contentType}\r\n\r\n${'x'.repeat(file.size)}`,
      `--${BOUNDARY}--`,
    ].join('\r\n');
    return fetch(`${OBJECTS}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: {
        ...(authorization !== null && { authorization }),
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
        'x-goog-upload-protocol': 'multipart',
      },
      body,
    });
  }
}
