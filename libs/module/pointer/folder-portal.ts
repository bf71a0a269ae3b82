import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { offerSchema } from '../src/index.ts';
import { OFFER_FILE } from '../rspack/names.ts';
import { readJson, writeJson } from './atomic-file.ts';
import { folderStore } from './folder-store.ts';
import { privateKeySchema, type Portal } from './pointer.ts';
import { sourceMapFolder } from './source-maps.ts';

/**
 * The portal of this machine.
 * @param www the folder that is served
 */
export function portalInFolder(www: string): Portal {
  return {
    store: folderStore(www),
    sourceMaps: folderStore(sourceMapFolder(www)),
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
