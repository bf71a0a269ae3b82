import path from 'node:path';
import { offerSchema, type RemoteEntry, type RemotesManifest } from '@wbd/module';
import {
  folderStore,
  liveIn,
  manifestOf,
  OFFER_FILE,
  POINTER,
  type Portal,
  readJson,
} from '@wbd/module/pointer';

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

/** Which version of each module is live. */
export const readRemotes = (www: string): RemotesManifest =>
  manifestOf(readJson(path.join(www, POINTER)));

/** The live version of a module, when there is one. */
export const liveModule = (www: string, name: string): RemoteEntry | undefined =>
  liveIn(readRemotes(www), name);
