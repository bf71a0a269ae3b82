import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteEntry } from '@wbd/module';
import {
  cleanUp,
  goLive,
  noteVersion,
  readPointer,
  requireDeployable,
  versionFolder,
  type Portal,
} from '@wbd/module/pointer';
import { contentVersion, publishedFiles } from './build-files.ts';
import { readDeployment } from './deployment-file.ts';
import { provenance } from './provenance.ts';

/**
 * Publishes a module's build under its version and makes it live. Files of a version never change, files of the shell and
 * of other modules are not touched, and versions of the last weeks stay for open pages and for a rollback.
 * @throws Error saying in one sentence why the module cannot go live
 */
export async function deployModule(
  portal: Portal,
  name: string,
  build: string,
): Promise<RemoteEntry> {
  const entry = await goLive(portal, name, await publishVersion(portal, name, build));
  await cleanUp(portal, name);
  return entry;
}

/**
 * Publishes a module's build under its version, without making it live.
 * @returns the version
 * @throws Error saying in one sentence why it could not go live
 */
export async function publishVersion(portal: Portal, name: string, build: string): Promise<string> {
  const surroundings = { manifest: await readPointer(portal), offer: await portal.offer() };
  requireDeployable(readDeployment(build, name), surroundings);
  const version = contentVersion(build);
  for (const file of publishedFiles(build)) {
    const content = readFileSync(path.join(build, file));
    await portal.store.add(`${versionFolder(name, version)}/${file}`, content);
  }
  await noteVersion(portal, name, version, provenance());
  return version;
}
