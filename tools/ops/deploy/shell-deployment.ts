import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { offerSchema, type Offer } from '@wbd/module';
import {
  changeHistory,
  folderStore,
  OFFER_FILE,
  PAGE_FILE,
  readHistory,
  readJson,
  requireRoomForModules,
  sourceMapFolder,
  versionAfter,
  versionFolder,
  withLive,
  withStep,
  withVersion,
  writeAtomically,
} from '@wbd/module/pointer';
import { withPolicy } from './content-security-policy.ts';
import { contentVersion, copyFiles, publishedFiles } from './build-files.ts';
import { readRemotes } from './folder-portal.ts';
import { provenance } from './provenance.ts';
import { robotsFile } from './robots-file.ts';
import { keepSourceMaps } from './source-maps.ts';

const ENV_ELEMENT = /(<script id="wbd-env" type="application\/json">)[^<]*(<\/script>)/;

/** What makes a version of the shell live; its other files are named by their content and stay for good. */
const POINTERS = [OFFER_FILE, PAGE_FILE];
const SHELL = 'shell';
const keptIn = (www: string, version: string) => path.join(www, versionFolder(SHELL, version));

interface DeployShellOptions {
  /** the folder that is served */
  www: string;
  /** the environment the portal runs in */
  env: Env;
  /** the shell's build; `dist/apps/shell` unless told */
  build?: string;
  /** modules that are deployed together with it, and so need not fit */
  replaces?: readonly string[];
}

/**
 * Publishes the shell's build with its environment. remotes.json and the modules are not touched. The page comes last,
 * so that what it names is there; files of earlier builds stay for pages that are open.
 * @returns the version
 * @throws Error when live modules take what this shell does not give
 */
export async function deployShell(options: DeployShellOptions): Promise<string> {
  const { www, env, build = 'dist/apps/shell', replaces } = options;
  if (!existsSync(path.join(build, PAGE_FILE))) {
    throw new Error(`There is no build of the shell in ${build}: run "npx nx build shell" first`);
  }
  requireRoomForModules(offerIn(build), readRemotes(www), { replaces });
  const version = contentVersion(build);
  const kept = keptIn(www, version);
  copyFiles(
    publishedFiles(build).filter((file) => !POINTERS.includes(file)),
    build,
    www,
  );
  await keepSourceMaps(folderStore(sourceMapFolder(www)), build);
  copyFiles([OFFER_FILE], build, kept);
  writeAtomically(
    path.join(kept, PAGE_FILE),
    withEnvironment(readFileSync(path.join(build, PAGE_FILE), 'utf8'), env),
  );
  makeLive(www, version);
  if (env.origin !== undefined) {
    writeAtomically(path.join(www, 'robots.txt'), robotsFile(env.origin));
  }
  const record = { version, ...provenance(), time: new Date().toISOString() };
  await changeHistory(folderStore(www), SHELL, (history) =>
    withLive(withVersion(history, record), version, new Date()),
  );
  return version;
}

/**
 * Makes the version of the shell live that was so before the present one.
 * @throws Error when there is none, or live modules take what it does not give
 */
export async function rollbackShell(www: string): Promise<string> {
  const store = folderStore(www);
  const previous = versionAfter(await readHistory(store, SHELL), SHELL, -1);
  requireRoomForModules(offerIn(keptIn(www, previous)), readRemotes(www));
  makeLive(www, previous);
  await changeHistory(store, SHELL, (history) => withStep(history, -1, new Date()));
  return previous;
}

function makeLive(www: string, version: string): void {
  for (const file of POINTERS) {
    const kept = path.join(keptIn(www, version), file);
    writeAtomically(path.join(www, file), readFileSync(kept, 'utf8'));
  }
}

/** What a build of the shell gives to modules. */
export function offerIn(folder: string): Offer {
  return offerSchema.parse(readJson(path.join(folder, OFFER_FILE)));
}

/** The page with the environment filled in, and with the policy that fits the scripts in it. */
export function withEnvironment(page: string, env: Env): string {
  if (!ENV_ELEMENT.test(page)) throw new Error('The page has no element #wbd-env to fill in');
  // '<' is escaped: a value must not end the element
  const json = JSON.stringify(env).replaceAll('<', String.raw`\u003c`);
  // the small list of modules is requested before the large script, or it arrives after it
  const remotes = `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(env.remotesUrl)}" />`;
  const filled = page.replace(
    ENV_ELEMENT,
    (_match, open: string, close: string) => `${remotes}\n    ${open}${json}${close}`,
  );
  return withPolicy(filled, env);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
