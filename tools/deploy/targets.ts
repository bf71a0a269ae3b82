import { Storage } from '@google-cloud/storage';
import { bucketStore, POINTER, privateKeySchema, type Portal } from '@wbd/module/pointer';
import { portalOrigin } from '../emulators/environment.ts';
import { resolvePorts } from '../emulators/ports.ts';
import { portalFolders } from '../portal/folders.ts';
import { modulesOrigin, readEnvironment } from './environments.ts';
import { folderPortal } from './folder-portal.ts';
import { fetchOffer } from './live.ts';

/** A portal, and where it is seen. */
export interface Target extends Portal {
  origin: string;
  remotesUrl: string;
  /** whether it has to be running: what is published on this machine can wait for it */
  mustAnswer: boolean;
}

/** The portal on the ports that the environment names, whose folder is on this machine. */
export function localTarget(): Target {
  const ports = resolvePorts(process.env);
  const origin = portalOrigin(ports);
  const portal = folderPortal(portalFolders(ports).www);
  return { ...portal, origin, remotesUrl: `${origin}/${POINTER}`, mustAnswer: false };
}

/** The portal of a Firebase project, with the modules' bucket. */
export function cloudTarget(project: string): Target {
  const environment = readEnvironment(project);
  const storage = new Storage({ projectId: project });
  const filesOrigin = modulesOrigin(environment);
  return {
    store: bucketStore(storage.bucket(environment.modulesBucket)),
    filesOrigin,
    offer: () => fetchOffer(environment.origin),
    previewKey: () => Promise.resolve(keyOf(process.env['WBD_PREVIEW_KEY'])),
    origin: environment.origin,
    remotesUrl: `${filesOrigin}/${POINTER}`,
    mustAnswer: true,
  };
}

/** @throws Error when there is none: only who may deploy has it */
function keyOf(jwk: string | undefined): JsonWebKey {
  if (!jwk) throw new Error('WBD_PREVIEW_KEY is not set: nothing can be signed.');
  return privateKeySchema.parse(JSON.parse(jwk));
}
