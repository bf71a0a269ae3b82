import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { offerSchema, type RemoteEntry, type RemotesManifest } from '@wbd/module';
import {
  folderStore,
  liveIn,
  manifestOf,
  OFFER_FILE,
  POINTER,
  type Portal,
  privateKeySchema,
  readJson,
  writeJson,
} from '@wbd/module/pointer';

/** @param www the folder that is served */
export function folderPortal(www: string): Portal {
  return {
    store: folderStore(www),
    filesOrigin: '',
    previewKey: () => Promise.resolve(keyIn(`${www}.preview-key.json`)),
    offer() {
      const stored = readJson(path.join(www, OFFER_FILE));
      return Promise.resolve(stored === undefined ? undefined : offerSchema.parse(stored));
    },
  };
}

/** The key of this machine, made when it is first asked for. */
function keyIn(file: string): JsonWebKey {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeJson(file, privateKey.export({ format: 'jwk' }));
  }
  return privateKeySchema.parse(readJson(file));
}

/** Which version of each module is live. */
export const readRemotes = (www: string): RemotesManifest =>
  manifestOf(readJson(path.join(www, POINTER)));

/** The live version of a module, when there is one. */
export const liveModule = (www: string, name: string): RemoteEntry | undefined =>
  liveIn(readRemotes(www), name);
