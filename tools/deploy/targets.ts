import { Storage } from '@google-cloud/storage';
import type { RemoteEntry } from '@wbd/module';
import { portalOrigin } from '../emulators/environment.ts';
import { resolvePorts } from '../emulators/ports.ts';
import { portalFolders } from '../portal/folders.ts';
import { deployToBucket, removeFromBucket, rollbackInBucket } from './bucket-deployment.ts';
import { modulesOrigin, readEnvironment } from './environments.ts';
import { fetchOffer } from './live.ts';
import { moduleBucket } from './module-bucket.ts';
import { deployModule, removeModule, rollbackModule } from './module-deployment.ts';

/** A portal that modules are published to. */
export interface Target {
  origin: string;
  remotesUrl: string;
  /** whether it has to be running: what is published on this machine can wait for it */
  mustAnswer: boolean;
  deploy(name: string, build: string): Promise<RemoteEntry>;
  rollback(name: string): Promise<RemoteEntry>;
  remove(name: string): Promise<void>;
}

/** The portal on the ports that the environment names, whose folder is on this machine. */
export function localTarget(): Target {
  const ports = resolvePorts(process.env);
  const { www } = portalFolders(ports);
  const origin = portalOrigin(ports);
  return {
    origin,
    remotesUrl: `${origin}/remotes.json`,
    mustAnswer: false,
    deploy: (name, build) => Promise.resolve(deployModule({ www, name, build })),
    rollback: (name) => Promise.resolve(rollbackModule({ www, name })),
    remove: (name) => {
      removeModule({ www, name });
      return Promise.resolve();
    },
  };
}

/** The portal of a Firebase project, with the modules' bucket. */
export function cloudTarget(project: string): Target {
  const environment = readEnvironment(project);
  const storage = new Storage({ projectId: project });
  const bucket = moduleBucket(storage.bucket(environment.modulesBucket));
  const origin = modulesOrigin(environment);
  const optionsFor = async (name: string) => ({
    bucket,
    origin,
    name,
    offer: await fetchOffer(environment.origin),
  });
  return {
    origin: environment.origin,
    remotesUrl: `${origin}/remotes.json`,
    mustAnswer: true,
    deploy: async (name, build) => deployToBucket({ ...(await optionsFor(name)), build }),
    rollback: async (name) => rollbackInBucket(await optionsFor(name)),
    remove: (name) => removeFromBucket({ bucket, name }),
  };
}
