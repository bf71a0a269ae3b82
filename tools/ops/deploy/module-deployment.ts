import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteEntry } from '@wbd/module';
import {
  DEPLOYMENT_FILE,
  filesFolder,
  liveIn,
  readPointer,
  requireDeployable,
  versionFolder,
} from '@wbd/module/pointer';
import { contentVersion, publishedFiles } from './build-files.ts';
import { readDeployment } from './deployment-file.ts';
import type { Place } from './place.ts';
import { provenance } from './provenance.ts';
import { keepSourceMaps } from './source-maps.ts';

/**
 * Publishes a module's build under its version and makes it live. Files never change, a version takes those that are there
 * already from the versions before, files of the shell and of other modules are not touched, and versions of the last weeks
 * stay for open pages and for a rollback.
 * @throws Error saying in one sentence why the module cannot go live
 */
export async function deployModule(
  place: Place,
  name: string,
  build: string,
): Promise<RemoteEntry> {
  const seen = await liveVersion(place, name);
  const version = await publishVersion(place, name, build);
  const { live } = await place.write({ action: 'go-live', module: name, live: seen, version });
  if (!live) throw new Error(`${name} was taken off the portal meanwhile.`);
  return live;
}

/**
 * Publishes a module's build under its version, without making it live.
 * @returns the version
 * @throws Error saying in one sentence why it could not go live
 */
export async function publishVersion(place: Place, name: string, build: string): Promise<string> {
  // before anything is uploaded; who writes the pointer checks it again
  const surroundings = { manifest: await readPointer(place), offer: await place.offer() };
  const deployment = readDeployment(build, name);
  requireDeployable(deployment, surroundings);
  const version = contentVersion(build);
  const folder = filesFolder(deployment, version);
  const addFiles = async () => {
    for (const file of publishedFiles(build)) {
      const to = file === DEPLOYMENT_FILE ? versionFolder(name, version) : folder;
      await place.store.add(`${to}/${file}`, readFileSync(path.join(build, file)));
    }
  };
  await Promise.all([addFiles(), keepSourceMaps(place.sourceMaps, build, folder)]);
  await place.write({ action: 'publish', module: name, version, ...provenance() });
  return version;
}

/** The live version of a module, or null; changes are refused when it differs. */
export async function liveVersion(place: Place, name: string): Promise<string | null> {
  return liveIn(await readPointer(place), name)?.version ?? null;
}
