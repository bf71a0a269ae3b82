import { bucketStore, folderStore, type FileStore } from '@wbd/module/pointer';
import { Storage } from '@google-cloud/storage';
import { inEmulator, modulesBucket } from '../shared/settings.ts';

let opened: FileStore | undefined;

/** Where modules are published: the bucket, or the folder that the local portal serves. */
export function modules(): FileStore {
  const folder = inEmulator ? process.env['WBD_MODULES_FOLDER'] : undefined;
  opened ??=
    folder === undefined ? bucketStore(new Storage().bucket(modulesBucket())) : folderStore(folder);
  return opened;
}
