import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  offerSchema,
  remoteEntrySchema,
  type RemoteEntry,
  type RemotesManifest,
} from '@wbd/module';
import { OFFER_FILE } from '@wbd/module/rspack';
import { readJson, writeAtomically, writeJson } from './atomic-file.ts';
import type { FileStore } from './file-store.ts';
import { manifestOf, POINTER, type Portal } from './module-deployment.ts';

/** @param www the folder that is served */
export function folderPortal(www: string): Portal {
  return {
    store: folderStore(www),
    filesOrigin: '',
    offer() {
      const stored = readJson(path.join(www, OFFER_FILE));
      return Promise.resolve(stored === undefined ? undefined : offerSchema.parse(stored));
    },
  };
}

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
      const isAsRead = textOf(name) === etag;
      if (isAsRead) writeJson(at(name), value);
      return Promise.resolve(isAsRead);
    },
  };
}

/** Which version of each module is live. */
export const readRemotes = (www: string): RemotesManifest =>
  manifestOf(readJson(path.join(www, POINTER)));

/** The live version of a module, when there is one. */
export function liveModule(www: string, name: string): RemoteEntry | undefined {
  return remoteEntrySchema.safeParse(readRemotes(www).modules[name]).data;
}
