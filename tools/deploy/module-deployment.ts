import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  offerSchema,
  remoteEntrySchema,
  remotesManifestSchema,
  type Offer,
  type RemoteEntry,
  type RemotesManifest,
} from '@wbd/module';
import { OFFER_FILE } from '@wbd/module/rspack';
import { readJson, writeJson } from './atomic-file.ts';
import { contentVersion, copyFiles, publishedFiles } from './build-files.ts';
import { readDeployment, requireDeployable } from './deployment-file.ts';
import { readHistory, versionFolder, writeHistory } from './history.ts';

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
 * @throws Error saying in one sentence why the module cannot go live
 */
export function deployModule({
  www,
  name,
  build = `dist/apps/${name}`,
}: DeployOptions): RemoteEntry {
  requireDeployable(readDeployment(build, name), surroundingsIn(www));
  const version = contentVersion(build);
  publish(build, versionFolder(www, name, version));
  const entry = pointTo(www, name, version);
  const history = readHistory(www, name);
  if (history.at(-1) !== version) writeHistory(www, name, [...history, version]);
  return entry;
}

/**
 * Points remotes.json to the version that was live before the present one.
 * @throws Error when there is none, or it does not fit in any more
 */
export function rollbackModule({ www, name }: Omit<DeployOptions, 'build'>): RemoteEntry {
  const history = readHistory(www, name).slice(0, -1);
  const previous = history.at(-1);
  if (!previous) throw new Error(`${name} has no earlier version to go back to`);
  const entry = pointTo(www, name, previous);
  writeHistory(www, name, history);
  return entry;
}

/** Takes a module off the portal; its files stay for pages that are open. */
export function removeModule({ www, name }: Omit<DeployOptions, 'build'>): void {
  writeJson(remotesFile(www), withoutModule(readRemotes(www), name));
}

export function withoutModule({ modules }: RemotesManifest, name: string): RemotesManifest {
  return {
    modules: Object.fromEntries(Object.entries(modules).filter(([other]) => other !== name)),
  };
}

/** Which version of each module is live. */
export function readRemotes(www: string): RemotesManifest {
  const stored = readJson(remotesFile(www));
  return stored === undefined ? { modules: {} } : remotesManifestSchema.parse(stored);
}

/** The live version of a module, when there is one. */
export function liveModule(www: string, name: string): RemoteEntry | undefined {
  return remoteEntrySchema.safeParse(readRemotes(www).modules[name]).data;
}

/** What the shell that is served gives to modules. */
export function readOffer(www: string): Offer | undefined {
  const stored = readJson(path.join(www, OFFER_FILE));
  return stored === undefined ? undefined : offerSchema.parse(stored);
}

function surroundingsIn(www: string) {
  return { manifest: readRemotes(www), offer: readOffer(www) };
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
  const built = readDeployment(versionFolder(www, name, version), name);
  requireDeployable(built, surroundingsIn(www));
  const url = (file: string) => `/remotes/${name}/${version}/${file}`;
  const entry = { ...built, version, entry: url(built.entry), preload: built.preload.map(url) };
  const { modules } = readRemotes(www);
  writeJson(remotesFile(www), { modules: { ...modules, [name]: entry } });
  return entry;
}

const remotesFile = (www: string) => path.join(www, 'remotes.json');
