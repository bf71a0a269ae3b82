import {
  entryAt,
  previewKeySchema,
  remoteEntrySchema,
  remotesManifestSchema,
  SHARED_FOLDER,
  signPreview,
  type Deployment,
  type Offer,
  type RemoteEntry,
  type RemotesManifest,
} from '../src/index.ts';
import * as z from 'zod/mini';
import { DEPLOYMENT_FILE } from '../rspack/names.ts';
import { parseDeployment, requireDeployable, requireOwnFiles } from './deployable.ts';
import {
  changeHistory,
  filesFolder,
  isRemoving,
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
import { Refused } from './refused.ts';
import { sourceMapOf } from './source-maps.ts';
import { change, type FileStore } from './store.ts';

/** Says which version of each module is live. */
export const POINTER = 'remotes.json';

/** A private key as JWK, of the kind that a page can check. */
export const privateKeySchema = z.extend(previewKeySchema, { d: z.string() });

/** A portal that modules are published to. */
export interface Portal {
  store: FileStore;
  /** source maps of the versions, which are not served */
  sourceMaps: Pick<FileStore, 'add' | 'readJson' | 'remove' | 'removeFolder'>;
  /** where the store's files are served, without a slash at the end; empty: below the page's own origin */
  filesOrigin: string;
  /** What the live shell gives to modules; undefined when there is none. */
  offer(): Promise<Offer | undefined>;
  /** The private key that previews are signed with. */
  previewKey(): Promise<JsonWebKey>;
  /** Throws when what is live is not what the change was decided against; asked just before the pointer is written. */
  beforeChange?(manifest: RemotesManifest): void;
}

/** Where what is published can be read. */
export interface Readable {
  store: Pick<FileStore, 'readJson'>;
}

export const manifestOf = (stored: unknown): RemotesManifest =>
  stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);

export async function readPointer({ store }: Readable): Promise<RemotesManifest> {
  return manifestOf((await store.readJson(POINTER)).value);
}

/** The live version of a module, when there is one. */
export const liveIn = ({ modules }: RemotesManifest, name: string): RemoteEntry | undefined =>
  remoteEntrySchema.safeParse(modules[name]).data;

/**
 * Notes a version whose files are in the store; it is not live by that.
 * @throws Refused when it is not there, or could not go live
 */
export async function noteVersion(
  portal: Portal,
  name: string,
  version: string,
  provenance: Provenance,
): Promise<void> {
  const { store } = portal;
  const { value } = await store.readJson(deploymentFile(name, version));
  if (value === undefined) {
    throw new Refused(`There are no files of version ${version} of ${name}.`);
  }
  const built = parseDeployment(name, value);
  const now = new Date();
  const record = { version, ...provenance, time: now.toISOString(), files: built.files };
  const surroundings = { manifest: await readPointer(portal), offer: await portal.offer() };
  requireDeployable(built, surroundings);
  await changeHistory(store, name, async (history) => {
    const removed = isRemoving(history, now) ? history.removing?.files : [];
    if (built.files?.some((file) => removed?.includes(file))) {
      throw new Refused(
        `Files of version ${version} of ${name} are being removed with older versions: deploy it again in a few minutes.`,
      );
    }
    // after the record was read: a removal that comes in between changes the record, and both are looked at again
    requireOwnFiles(name, built, await store.list(filesFolder(built, version)));
    return withVersion(history, record);
  });
}

/**
 * Makes a published version live.
 * @throws Refused when it is not published, or no longer fits in
 */
export async function goLive(portal: Portal, name: string, version: string): Promise<RemoteEntry> {
  await requireKnown(portal, name, version);
  const entry = await pointTo(portal, name, version);
  await changeHistory(portal.store, name, (history) => withLive(history, version, new Date()));
  return entry;
}

/**
 * Makes the canary live for everyone, or else the version that was published last.
 * @throws Refused when there is none, or it no longer fits in
 */
export async function promote(portal: Portal, name: string): Promise<RemoteEntry> {
  const canary = liveIn(await readPointer(portal), name)?.canary;
  const { versions } = await readHistory(portal.store, name);
  const version = canary?.build.version ?? versions.at(-1)?.version;
  if (version === undefined) throw new Refused(`No version of ${name} is published.`);
  return goLive(portal, name, version);
}

/**
 * Makes the version live that was so before the present one, or after it.
 * @throws Refused when there is none, or it no longer fits in
 */
export async function stepAlong(portal: Portal, name: string, step: Step): Promise<RemoteEntry> {
  const live = liveIn(await readPointer(portal), name)?.version;
  const stand = (history: History) => standingAt(history, live);
  const next = versionAfter(stand(await readHistory(portal.store, name)), name, step);
  const entry = await pointTo(portal, name, next);
  await changeHistory(portal.store, name, (history) => withStep(stand(history), step, new Date()));
  return entry;
}

interface CanaryPeople {
  /** percent of all advisors */
  share: number;
  /** codes of advisors who have it besides */
  people: readonly string[];
}

/**
 * Gives a published version to a part of the advisors; again with another share it keeps whom it had.
 * @throws Refused saying in one sentence why it cannot be tried by a part
 */
export async function startCanary(
  portal: Portal,
  name: string,
  version: string,
  { share, people }: CanaryPeople,
): Promise<void> {
  await requireKnown(portal, name, version);
  const built = await publishedDeployment(portal, name, version);
  const offer = await portal.offer();
  const build = entryAt(folderOf(portal, built, version), built, version);
  await change(portal.store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    portal.beforeChange?.(manifest);
    const live = liveIn(manifest, name);
    requireDeployable(built, { manifest, offer });
    requireSameAreas(built, live);
    const entry = { ...live, canary: { share, people: [...people], build } };
    return { ...manifest, modules: { ...manifest.modules, [name]: entry } };
  });
}

/**
 * Who is given which version is decided behind the login, when the module's areas are known already.
 * @throws Refused when the areas differ from the live ones, or visitors see them
 */
function requireSameAreas({ name, areas }: Deployment, live: RemoteEntry | undefined): void {
  const shape = (deployment: Pick<Deployment, 'areas'> | undefined) =>
    JSON.stringify(deployment?.areas.map(({ path, access }) => [path, access]));
  if (shape({ areas }) !== shape(live)) {
    throw new Refused(
      `${name} cannot be tried by a part: its areas are not those of the live version.`,
    );
  }
  if (areas.some(({ access }) => access === 'public')) {
    throw new Refused(`${name} cannot be tried by a part: visitors see it, who are no advisors.`);
  }
}

/**
 * Gives everyone the live version again.
 * @param version the canary that is meant; another one that has begun meanwhile stays
 * @param why noted with the version; none when it was ended by hand
 * @returns false when it was over already
 */
export async function endCanary(
  { store }: Pick<Portal, 'store'>,
  name: string,
  version: string,
  why?: string,
): Promise<boolean> {
  const isOn = (manifest: RemotesManifest) =>
    liveIn(manifest, name)?.canary?.build.version === version;
  if (!isOn(await readPointer({ store }))) return false;
  await change(store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    if (!isOn(manifest)) return manifest;
    const entry = { ...liveIn(manifest, name), canary: undefined };
    return { ...manifest, modules: { ...manifest.modules, [name]: entry } };
  });
  if (why === undefined) return true;
  await changeHistory(store, name, (history) => ({
    ...history,
    versions: history.versions.map((record) =>
      record.version === version ? { ...record, takenBack: why } : record,
    ),
  }));
  return true;
}

/**
 * What opens the portal with a published version in the live one's place, for who has it.
 * @throws Refused when it is not published
 */
export async function signedPreview(
  portal: Portal,
  name: string,
  version: string,
  expires: Date,
): Promise<string> {
  await requireKnown(portal, name, version);
  const key = await portal.previewKey();
  const previewKey = previewKeySchema.parse(key);
  await change(portal.store, POINTER, (stored) => ({ ...manifestOf(stored), previewKey }));
  return signPreview({ module: name, version, expires: expires.toISOString() }, key);
}

/** Takes a module off the portal; its files stay for pages that are open. */
export async function removeModule(portal: Portal, name: string): Promise<void> {
  await change(portal.store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    portal.beforeChange?.(manifest);
    const others = Object.entries(manifest.modules).filter(([other]) => other !== name);
    return { ...manifest, modules: Object.fromEntries(others) };
  });
}

/**
 * Removes versions that no page needs any longer, and the files that they alone name.
 * @returns which versions
 */
export async function cleanUp(portal: Portal, name: string, now = new Date()): Promise<string[]> {
  const { store, sourceMaps } = portal;
  const live = liveIn(await readPointer(portal), name);
  const inUse = live ? [live.version, live.canary?.build.version ?? live.version] : [];
  const plan: { gone: string[]; isElsewhere: boolean } = { gone: [], isElsewhere: false };
  const { removing } = await changeHistory(store, name, (history) => {
    plan.isElsewhere = isRemoving(history, now);
    if (plan.isElsewhere) return history;
    plan.gone = outdated(history, inUse, now);
    return withoutVersions(history, plan.gone, now);
  });
  // another deployment removes; the next one takes what has become outdated meanwhile
  if (plan.isElsewhere) return [];
  const { gone } = plan;
  for (const folder of gone.map((version) => versionFolder(name, version))) {
    await store.removeFolder(folder);
    await sourceMaps.removeFolder(folder);
  }
  if (removing === undefined) return gone;
  const shared = versionFolder(name, SHARED_FOLDER);
  for (const file of removing.files.map((file) => `${shared}/${file}`)) {
    await Promise.all([store.remove(file), sourceMaps.remove(sourceMapOf(file))]);
  }
  await changeHistory(store, name, (history) =>
    history.removing?.since === removing.since ? { ...history, removing: undefined } : history,
  );
  return gone;
}

async function requireKnown({ store }: Portal, name: string, version: string): Promise<void> {
  const { versions } = await readHistory(store, name);
  if (!versions.some((record) => record.version === version)) {
    throw new Refused(`There is no version ${version} of ${name}: see --list.`);
  }
}

async function pointTo(portal: Portal, name: string, version: string): Promise<RemoteEntry> {
  const built = await publishedDeployment(portal, name, version);
  const entry = entryAt(folderOf(portal, built, version), built, version);
  const offer = await portal.offer();
  await change(portal.store, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    portal.beforeChange?.(manifest);
    // again, because another team may have taken a path meanwhile
    requireDeployable(built, { manifest, offer });
    return { ...manifest, modules: { ...manifest.modules, [name]: entry } };
  });
  return entry;
}

const folderOf = ({ filesOrigin }: Portal, built: Deployment, version: string) =>
  `${filesOrigin}/${filesFolder(built, version)}`;

const deploymentFile = (name: string, version: string) =>
  `${versionFolder(name, version)}/${DEPLOYMENT_FILE}`;

/** What a published version says of itself. */
export async function publishedDeployment(
  { store }: Readable,
  name: string,
  version: string,
): Promise<Deployment> {
  const { value } = await store.readJson(deploymentFile(name, version));
  return parseDeployment(name, value);
}
