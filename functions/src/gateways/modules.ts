import { Storage } from '@google-cloud/storage';
import {
  bucketStore,
  fetchOffer,
  portalInFolder,
  privateKeySchema,
  sourceMapBucket,
  type FileStore,
  type Portal,
} from '@wbd/module/pointer';
import { inEmulator, modulesBucket, portalOrigin, previewKey } from '../core/settings.ts';

let opened: Portal | undefined;

/** The portal that modules are published to: its bucket, or the folder that the local portal serves. */
export function modulesPortal(): Portal {
  const folder = inEmulator ? process.env['WBD_MODULES_FOLDER'] : undefined;
  opened ??= folder === undefined ? portalInBucket(modulesBucket()) : portalInFolder(folder);
  return opened;
}

export const modules = (): FileStore => modulesPortal().store;

const portalInBucket = (bucket: string): Portal => ({
  store: bucketStore(new Storage().bucket(bucket)),
  sourceMaps: bucketStore(new Storage().bucket(sourceMapBucket(bucket))),
  filesOrigin: `https://storage.googleapis.com/${bucket}`,
  offer: () => fetchOffer(portalOrigin()),
  previewKey: () => Promise.resolve(privateKeySchema.parse(JSON.parse(previewKey()))),
});
