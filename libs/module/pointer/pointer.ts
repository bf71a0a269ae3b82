import {
  remoteEntrySchema,
  remotesManifestSchema,
  type Deployment,
  type Offer,
  type RemoteEntry,
  type RemotesManifest,
} from '../src/index.ts';
import { DEPLOYMENT_FILE } from '../rspack/names.ts';
import { parseDeployment, requireDeployable } from './deployable.ts';
import {
  changeHistory,
  outdated,
  readHistory,
  standingAt,
  versionAfter,
  versionFolder,
  withLive,
  withoutVersions,
  withStep,
  withVersion,
  type History,
  type Provenance,
  type Step,
} from './history.ts';
import { change, type FileStore } from './store.ts';

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

export const manifestOf = (stored: unknown): RemotesManifest =>
  stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);

export async function readPointer({ store }: Pick<Portal, 'store'>): Promise<RemotesManifest> {
  return manifestOf((await store.readJson(POINTER)).value);
}

/** The live version of a module, when there is one. */
export const liveIn = ({ modules }: RemotesManifest, name: string): RemoteEntry | undefined =>
  remoteEntrySchema.safeParse(modules[name]).data;

/** Notes a version whose files are in the store; it is not live by that. */
export async function noteVersion(
  { store }: Portal,
  name: string,
  version: string,
  provenance: Provenance,
): Promise<void> {
  const record = { version, ...provenance, time: new Date().toISOString() };
  await changeHistory(store, name, (history) => withVersion(history, record));
}

/**
 * Makes a published version live.
 * @throws Error when it is not published, or does not fit in any more
 */
export async function goLive(portal: Portal, name: string, version: string): Promise<RemoteEntry> {
  await requireKnown(portal, name, version);
  const entry = await pointTo(portal, name, version);
  await changeHistory(portal.store, name, (history) => withLive(history, version, new Date()));
  return entry;
}

/**
 * Makes the version live that was so before the present one, or after it.
 * @throws Error when there is none, or it does not fit in any more
 */
export async function stepAlong(portal: Portal, name: string, step: Step): Promise<RemoteEntry> {
  const live = liveIn(await readPointer(portal), name)?.version;
  const stand = (history: History) => standingAt(history, live);
  const next = versionAfter(stand(await readHistory(portal.store, name)), name, step);
  const entry = await pointTo(portal, name, next);
  await changeHistory(portal.store, name, (history) => withStep(stand(history), step, new Date()));
  return entry;
}

/** Takes a module off the portal; its files stay for pages that are open. */
export async function removeModule({ store }: Portal, name: string): Promise<void> {
  await change(store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    const others = Object.entries(manifest.modules).filter(([other]) => other !== name);
    return { ...manifest, modules: Object.fromEntries(others) };
  });
}

/**
 * Removes versions that no page needs any more.
 * @returns which ones
 */
export async function cleanUp(portal: Portal, name: string, now = new Date()): Promise<string[]> {
  const live = liveIn(await readPointer(portal), name);
  const inUse = live ? [live.version] : [];
  let gone: string[] = [];
  await changeHistory(portal.store, name, (history) => {
    gone = outdated(history, inUse, now);
    return withoutVersions(history, gone);
  });
  for (const version of gone) await portal.store.removeFolder(versionFolder(name, version));
  return gone;
}

async function requireKnown({ store }: Portal, name: string, version: string): Promise<void> {
  const { versions } = await readHistory(store, name);
  if (!versions.some((record) => record.version === version)) {
    throw new Error(`There is no version ${version} of ${name}: see --list.`);
  }
}

async function pointTo(portal: Portal, name: string, version: string): Promise<RemoteEntry> {
  const built = await publishedDeployment(portal, name, version);
  const entry = entryOf(portal, built, version);
  const offer = await portal.offer();
  await change(portal.store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    // again, because another team may have taken a path meanwhile
    requireDeployable(built, { manifest, offer });
    return { ...manifest, modules: { ...manifest.modules, [name]: entry } };
  });
  return entry;
}

async function publishedDeployment(
  { store }: Portal,
  name: string,
  version: string,
): Promise<Deployment> {
  const { value } = await store.readJson(`${versionFolder(name, version)}/${DEPLOYMENT_FILE}`);
  return parseDeployment(name, value);
}

function entryOf({ filesOrigin }: Portal, built: Deployment, version: string): RemoteEntry {
  const url = (file: string) => `${filesOrigin}/${versionFolder(built.name, version)}/${file}`;
  return { ...built, version, entry: url(built.entry), preload: built.preload.map(url) };
}
