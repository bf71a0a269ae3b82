import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  remoteEntrySchema,
  remotesManifestSchema,
  type RemoteEntry,
  type RemotesManifest,
} from '@wbd/module';
import { DEPLOYMENT_FILE } from '@wbd/module/rspack';
import * as z from 'zod/mini';
import { readJson, writeJson } from './atomic-file.ts';
import { contentVersion, copyFiles, publishedFiles } from './build-files.ts';

export const historySchema = z.object({ versions: z.array(z.string()) });

interface DeployOptions {
  /** the folder that is served */
  www: string;
  /** the module */
  name: string;
  /** the module's build; `dist/apps/<name>` unless told */
  build?: string;
}

/**
 * Publishes a module's build under its version and points remotes.json to it. Files of a version never change, files
 * of the shell and of other modules are not touched, and old versions stay for open pages and for a rollback.
 */
export function deployModule({
  www,
  name,
  build = `dist/apps/${name}`,
}: DeployOptions): RemoteEntry {
  if (!existsSync(path.join(build, DEPLOYMENT_FILE))) {
    throw new Error(`There is no build of ${name} in ${build}: run "npx nx build ${name}" first`);
  }
  const version = contentVersion(build);
  publish(build, versionFolder(www, name, version));
  const history = readHistory(www, name);
  if (history.at(-1) !== version) writeHistory(www, name, [...history, version]);
  return pointTo(www, name, version);
}

/**
 * Points remotes.json to the version that was live before the present one.
 * @throws Error when there is none
 */
export function rollbackModule({ www, name }: Omit<DeployOptions, 'build'>): RemoteEntry {
  const history = readHistory(www, name).slice(0, -1);
  const previous = history.at(-1);
  if (!previous) throw new Error(`${name} has no earlier version to go back to`);
  const entry = pointTo(www, name, previous);
  writeHistory(www, name, history);
  return entry;
}

/** Which version of each module is live. */
export function readRemotes(www: string): RemotesManifest {
  const stored = readJson(remotesFile(www));
  return stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);
}

function publish(build: string, target: string): void {
  if (existsSync(target)) return;
  // copied aside and moved into place, so that an interrupted copy is no version
  const incomplete = `${target}.incomplete`;
  rmSync(incomplete, { recursive: true, force: true });
  copyFiles(publishedFiles(build), build, incomplete);
  renameSync(incomplete, target);
}

function pointTo(www: string, name: string, version: string): RemoteEntry {
  const folder = versionFolder(www, name, version);
  const built = remoteEntrySchema.parse({
    ...z.looseObject({}).parse(readJson(path.join(folder, DEPLOYMENT_FILE))),
    version,
  });
  const url = (file: string) => `/remotes/${name}/${version}/${file}`;
  const entry = { ...built, entry: url(built.entry), preload: built.preload.map(url) };
  const { modules } = readRemotes(www);
  writeJson(remotesFile(www), { modules: { ...modules, [name]: entry } });
  return entry;
}

function readHistory(www: string, name: string): string[] {
  const stored = readJson(historyFile(www, name));
  return stored === undefined ? [] : historySchema.parse(stored).versions;
}

function writeHistory(www: string, name: string, versions: string[]): void {
  writeJson(historyFile(www, name), { versions });
}

const remotesFile = (www: string) => path.join(www, 'remotes.json');
const historyFile = (www: string, name: string) => path.join(www, 'remotes', name, 'history.json');
const versionFolder = (www: string, name: string, version: string) =>
  path.join(www, 'remotes', name, version);
