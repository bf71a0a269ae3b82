import { Storage } from '@google-cloud/storage';
import {
  bucketStore,
  fetchOffer,
  folderStore,
  POINTER,
  portalInFolder,
  servedStore,
  sourceMapBucket,
  sourceMapFolder,
  writerUrl,
  type FileStore,
} from '@wbd/module/pointer';
import { portalOrigin } from '../../base/environment.ts';
import { resolvePorts } from '../../base/ports.ts';
import { HOST, PROJECT_ID, REGION } from '../../base/workspace.ts';
import { portalFolders } from '../../base/folders.ts';
import { keyFile } from '../../base/signer.ts';
import { modulesOrigin, readEnvironment } from './environments.ts';
import { localToken } from './local-token.ts';
import type { Place } from './place.ts';
import { pointerClient } from './pointer-client.ts';

/** A portal that runs, and where it is seen. */
export interface Target extends Place {
  origin: string;
  remotesUrl: string;
}

/** The portal on the ports that the environment names, whose folder is on this machine. */
export function localTarget(): Target {
  const ports = resolvePorts(process.env);
  const origin = portalOrigin(ports);
  return {
    ...portalInFolder(portalFolders(ports).www),
    write: pointerClient({
      url: `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/deployModule`,
      token: () => localToken(keyFile(ports), writerUrl(PROJECT_ID, REGION)),
      ifSilent: `No portal answers at ${origin}: run "npm start" first.`,
    }),
    origin,
    remotesUrl: `${origin}/${POINTER}`,
  };
}

/** The portal of a Firebase project, with the modules' bucket. */
export function cloudTarget(project: string): Target {
  const environment = readEnvironment(project);
  const { origin } = environment;
  const filesOrigin = modulesOrigin(environment);
  const storage = new Storage({ projectId: project });
  const bucket = bucketStore(storage.bucket(environment.modulesBucket));
  const url = writerUrl(project, REGION);
  return {
    store: {
      add: (name, content) => bucket.add(name, content),
      // as everyone: who deploys a module has the right to add its files, and no other
      ...servedStore(filesOrigin),
    },
    sourceMaps: sourceMaps(project),
    offer: () => fetchOffer(origin),
    write: pointerClient({ url, token: teamToken, ifSilent: `${url} does not answer.` }),
    origin,
    remotesUrl: `${filesOrigin}/${POINTER}`,
  };
}

/** The source maps of a portal: added by who deploys, read by who operates it. */
export function sourceMaps(project: string): FileStore {
  if (project === PROJECT_ID) {
    return folderStore(sourceMapFolder(portalFolders(resolvePorts(process.env)).www));
  }
  const { modulesBucket } = readEnvironment(project);
  return bucketStore(new Storage({ projectId: project }).bucket(sourceMapBucket(modulesBucket)));
}

/** @throws Error when there is none: only who may deploy is given one */
function teamToken(): string {
  const token = process.env['WBD_DEPLOY_TOKEN'];
  if (!token) throw new Error('WBD_DEPLOY_TOKEN is not set: see docs/operations.md, section 12.');
  return token;
}
