import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteEntrySchema, remotesManifestSchema, type RemoteEntry } from '@wbd/module';
import { DEPLOYMENT_FILE } from '@wbd/module/rspack';
import * as z from 'zod/mini';
import { contentVersion, publishedFiles } from './build-files.ts';
import type { ModuleBucket } from './module-bucket.ts';
import { historySchema } from './module-deployment.ts';

const POINTER = 'remotes.json';
const MOST_ATTEMPTS = 10;

interface BucketOptions {
  bucket: ModuleBucket;
  /** where the bucket's objects are served, without a slash at the end */
  origin: string;
  /** the module */
  name: string;
}

/**
 * Publishes a module's build in the cloud, as `deployModule` does in a folder: files of a version never change, old
 * versions stay, and remotes.json is replaced only as it was read, so that two teams do not lose each other's entry.
 */
export async function deployToBucket(
  options: BucketOptions & { build: string },
): Promise<RemoteEntry> {
  const { bucket, name, build } = options;
  if (!existsSync(path.join(build, DEPLOYMENT_FILE))) {
    throw new Error(`There is no build of ${name} in ${build}: run "npx nx build ${name}" first`);
  }
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
 * @throws Error when there is none
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

async function pointTo(options: BucketOptions, version: string): Promise<RemoteEntry> {
  const { bucket, origin, name } = options;
  const { value } = await bucket.readJson(`${folderOf(name, version)}/${DEPLOYMENT_FILE}`);
  const built = remoteEntrySchema.parse({ ...z.looseObject({}).parse(value), version });
  const url = (file: string) => `${origin}/${folderOf(name, version)}/${file}`;
  const entry = { ...built, entry: url(built.entry), preload: built.preload.map(url) };
  await change(bucket, POINTER, (stored) => {
    const { modules } = remotesManifestSchema.parse(stored ?? { modules: {} });
    return { modules: { ...modules, [name]: entry } };
  });
  return entry;
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
