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
import { historySchema } from './history.ts';
import { withoutModule } from './module-deployment.ts';
import type { ModuleBucket } from './module-bucket.ts';

const POINTER = 'remotes.json';
const MOST_ATTEMPTS = 10;

interface BucketOptions {
  bucket: ModuleBucket;
  /** where the bucket's objects are served, without a slash at the end */
  origin: string;
  /** the module */
  name: string;
  /** what the live shell gives to modules; undefined when there is none */
  offer: Offer | undefined;
}

/**
 * Publishes a module's build in the cloud, as `deployModule` does in a folder: files of a version never change, old
 * versions stay, and remotes.json is replaced only as it was read, so that two teams do not lose each other's entry.
 * @throws Error saying in one sentence why the module cannot go live
 */
export async function deployToBucket(
  options: BucketOptions & { build: string },
): Promise<RemoteEntry> {
  const { bucket, name, build, offer } = options;
  const { value } = await bucket.readJson(POINTER);
  requireDeployable(readDeployment(build, name), { manifest: manifestOf(value), offer });
  const version = contentVersion(build);
  for (const file of publishedFiles(build)) {
    const target = `${folderOf(name, version)}/${file.replaceAll(path.sep, '/')}`;
    await bucket.add(target, readFileSync(path.join(build, file)));
  }
  const entry = await pointTo(options, version);
  await changeHistory(options, (versions) =>
    versions.at(-1) === version ? versions : [...versions, version],
  );
  return entry;
}

/**
 * Points remotes.json to the version that was live before the present one.
 * @throws Error when there is none, or it does not fit in any more
 */
export async function rollbackInBucket(options: BucketOptions): Promise<RemoteEntry> {
  const { value } = await options.bucket.readJson(historyOf(options.name));
  const previous = value === undefined ? undefined : historySchema.parse(value).versions.at(-2);
  if (previous === undefined) {
    throw new Error(`${options.name} has no earlier version to go back to`);
  }
  const entry = await pointTo(options, previous);
  await changeHistory(options, (versions) => versions.slice(0, -1));
  return entry;
}

/** Takes a module off the portal; its files stay for pages that are open. */
export async function removeFromBucket({
  bucket,
  name,
}: Pick<BucketOptions, 'bucket' | 'name'>): Promise<void> {
  await change(bucket, POINTER, (stored) => {
    return withoutModule(manifestOf(stored), name);
  });
}

async function pointTo(options: BucketOptions, version: string): Promise<RemoteEntry> {
  const { bucket, origin, name, offer } = options;
  const { value } = await bucket.readJson(`${folderOf(name, version)}/${DEPLOYMENT_FILE}`);
  const built = parseDeployment(name, value);
  const url = (file: string) => `${origin}/${folderOf(name, version)}/${file}`;
  const entry = { ...built, version, entry: url(built.entry), preload: built.preload.map(url) };
  await change(bucket, POINTER, (stored) => {
    const manifest = manifestOf(stored);
    // again, because another team may have taken a path meanwhile
    requireDeployable(built, { manifest, offer });
    return { modules: { ...manifest.modules, [name]: entry } };
  });
  return entry;
}

function manifestOf(stored: unknown): RemotesManifest {
  return stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);
}

async function changeHistory(
  { bucket, name }: BucketOptions,
  next: (versions: string[]) => string[],
): Promise<void> {
  await change(bucket, historyOf(name), (stored) => ({
    versions: next(stored === undefined ? [] : historySchema.parse(stored).versions),
  }));
}

async function change(
  bucket: ModuleBucket,
  file: string,
  next: (stored: unknown) => unknown,
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { value, generation } = await bucket.readJson(file);
    if (await bucket.replaceJson(file, next(value), generation)) return;
  }
  throw new Error(`${file} is being written by others: try again`);
}

const folderOf = (name: string, version: string) => `remotes/${name}/${version}`;
const historyOf = (name: string) => `remotes/${name}/history.json`;
