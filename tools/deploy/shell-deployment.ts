import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { writeAtomically } from './atomic-file.ts';
import { copyFiles, publishedFiles } from './build-files.ts';

const PAGE = 'index.html';
const ENV_ELEMENT = /(<script id="wbd-env" type="application\/json">)[^<]*(<\/script>)/;

interface DeployShellOptions {
  /** the folder that is served */
  www: string;
  /** the environment the portal runs in */
  env: Env;
  /** the shell's build; `dist/apps/shell` unless told */
  build?: string;
}

/**
 * Publishes the shell's build with its environment. remotes.json and the modules are not touched. The page comes last,
 * so that what it names is there; files of earlier builds stay for pages that are open.
 */
export function deployShell({ www, env, build = 'dist/apps/shell' }: DeployShellOptions): void {
  if (!existsSync(path.join(build, PAGE))) {
    throw new Error(`There is no build of the shell in ${build}: run "npx nx build shell" first`);
  }
  copyFiles(
    publishedFiles(build).filter((file) => file !== PAGE),
    build,
    www,
  );
  writeAtomically(
    path.join(www, PAGE),
    withEnvironment(readFileSync(path.join(build, PAGE), 'utf8'), env),
  );
}

/** The page with the environment filled in. */
export function withEnvironment(page: string, env: Env): string {
  if (!ENV_ELEMENT.test(page)) throw new Error('The page has no element #wbd-env to fill in');
  // '<' is escaped: a value must not end the element
  const json = JSON.stringify(env).replaceAll('<', String.raw`\u003c`);
  // the small list of modules is asked for before the large script, or it arrives after it
  const remotes = `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(env.remotesUrl)}" />`;
  return page.replace(
    ENV_ELEMENT,
    (_match, open: string, close: string) => `${remotes}\n    ${open}${json}${close}`,
  );
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
