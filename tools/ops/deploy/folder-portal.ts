import path from 'node:path';
import type { RemoteEntry, RemotesManifest } from '@wbd/module';
import {
  changePointer,
  liveIn,
  manifestOf,
  POINTER,
  portalInFolder,
  readJson,
  type Portal,
} from '@wbd/module/pointer';
import type { Place } from './place.ts';

/**
 * A portal that is written here, without asking who may: one that does not run yet, or that a test has made.
 * @param www the folder that is served
 */
export const folderPortal = (www: string): Portal & Place => writtenHere(portalInFolder(www));

export const writtenHere = (portal: Portal): Portal & Place => ({
  ...portal,
  write: (request) => changePointer(portal, request),
});

/** Which version of each module is live. */
export const readRemotes = (www: string): RemotesManifest =>
  manifestOf(readJson(path.join(www, POINTER)));

/** The live version of a module, when there is one. */
export const liveModule = (www: string, name: string): RemoteEntry | undefined =>
  liveIn(readRemotes(www), name);
