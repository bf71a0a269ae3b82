import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  remotesManifestSchema,
  type Offer,
  type RemoteEntry,
  type RemotesManifest,
} from '@wbd/module';
import { DEPLOYMENT_FILE } from '@wbd/module/rspack';
import { contentVersion, publishedFiles } from './build-files.ts';
import { parseDeployment, readDeployment, requireDeployable } from './deployment-file.ts';
import { change, type FileStore } from './file-store.ts';
import { addVersion, rollBack, versionFolder } from './history.ts';

/** Says which version of each module is live. */
export const POINTER = 'remotes.json';

/** A portal that modules are published to. */
export interface Portal {
  store: FileStore;
  /** where the store's files are served, without a slash at the end; empty: below the page's own origin */
  filesOrigin: string;
  /** What the live shell gives to modules; undefined when there is none. */
  offer(): Promise<Offer | undefined>;
}

/**
 * Publishes a module's build under its version and points remotes.json to it. Files of a version never change, files of
 * the shell and of other modules are not touched, and old versions stay for open pages and for a rollback. remotes.json
 * is replaced only as it was read, so that two teams do not lose each other's entry.
 * @throws Error saying in one sentence why the module cannot go live
 */
export async function deployModule(
  portal: Portal,
  name: string,
  build: string,
): Promise<RemoteEntry> {
  const { store } = portal;
  const { value } = await store.readJson(POINTER);
  const surroundings = { manifest: manifestOf(value), offer: await portal.offer() };
  requireDeployable(readDeployment(build, name), surroundings);
  const version = contentVersion(build);
  for (const file of publishedFiles(build)) {
    const content = readFileSync(path.join(build, file));
    await store.add(`${versionFolder(name, version)}/${file}`, content);
  }
  const entry = await pointTo(portal, name, version);
  await addVersion(store, name, version);
  return entry;
}

/**
 * Points remotes.json to the version that was live before the present one.
 * @throws Error when there is none, or it does not fit in any more
 */
export const rollbackModule = (portal: Portal, name: string): Promise<RemoteEntry> =>
  rollBack(portal.store, name, (version) => pointTo(portal, name, version));

/** Takes a module off the portal; its files stay for pages that are open. */
export async function removeModule({ store }: Portal, name: string): Promise<void> {
  await change(store, POINTER, (stored) => {
    const others = Object.entries(manifestOf(stored).modules).filter(([other]) => other !== name);
    return { modules: Object.fromEntries(others) };
  });
}

export const manifestOf = (stored: unknown): RemotesManifest =>
  stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);

async function pointTo(portal: Portal, name: string, version: string): Promise<RemoteEntry> {
  const folder = versionFolder(name, version);
  const { value } = await portal.store.readJson(`${folder}/${DEPLOYMENT_FILE}`);
  const built = parseDeployment(name, value);
  const url = (file: string) => `${portal.filesOrigin}/${folder}/${file}`;
  const entry = { ...built, version, entry: url(built.entry), preload: built.preload.map(url) };
  const offer = await portal.offer();
  await change(portal.store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    // again, because another team may have taken a path meanwhile
    requireDeployable(built, { manifest, offer });
    return { modules: { ...manifest.modules, [name]: entry } };
  });
  return entry;
}
