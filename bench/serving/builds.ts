import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { PAGE_FILE, portalInFolder } from '@wbd/module/pointer';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { copyFiles, publishedFiles } from '../../tools/ops/deploy/build-files.ts';
import { copyWorkspace } from '../../tools/ops/deploy/elsewhere.ts';
import { writtenHere } from '../../tools/ops/deploy/folder-portal.ts';
import { deployModule } from '../../tools/ops/deploy/index.ts';
import { deployShell, withEnvironment } from '../../tools/ops/deploy/shell-deployment.ts';

const DIST = path.join(WORKSPACE_ROOT, 'dist');

/** A deployed portal in a folder. */
export interface BenchPortal {
  www: string;
  /** where its modules are served; empty: below the page's own origin */
  filesOrigin: string;
}

interface FederatedOptions extends BenchPortal {
  env: Env;
  modules?: readonly string[];
}

/** A folder of a bench's own for what it serves. */
export const benchFolder = (name: string) => path.join(DIST, 'bench', name);

/** The portal as it is deployed: the shell, and every module on its own. */
export async function buildFederated(options: FederatedOptions): Promise<void> {
  const { env, modules = moduleNames(), ...portal } = options;
  rmSync(portal.www, { recursive: true, force: true });
  for (const app of ['shell', ...modules]) build(app, {});
  await deployShell({ www: portal.www, env, build: path.join(DIST, 'apps/shell') });
  for (const module of modules) {
    await deployModule(placeOf(portal), module, path.join(DIST, 'apps', module));
  }
}

const placeOf = ({ www, filesOrigin }: BenchPortal) =>
  writtenHere({ ...portalInFolder(www), filesOrigin });

/**
 * Deploys another version of a module, built from the same source with a statement more in one of its files.
 * @param file relative to the module's `src`
 */
export async function deployAnew(portal: BenchPortal, name: string, file: string): Promise<void> {
  const copy = copyWorkspace();
  try {
    const source = path.join(copy, 'apps', name, 'src', file);
    if (!existsSync(source)) throw new Error(`${name} has no file ${file}`);
    appendFileSync(source, 'Object.assign(globalThis, { isChanged: true });\n');
    build(name, {}, copy);
    await deployModule(placeOf(portal), name, path.join(copy, 'dist/apps', name));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The same source as one bundle. */
export function buildSingle(www: string, env: Env): void {
  rmSync(www, { recursive: true, force: true });
  build('shell', { WBD_SINGLE_BUNDLE: '1' });
  // it gives nothing to modules and takes none, so there is nothing to compare
  const bundle = path.join(DIST, 'single/shell');
  copyFiles(publishedFiles(bundle), bundle, www);
  const page = readFileSync(path.join(bundle, PAGE_FILE), 'utf8');
  writeFileSync(path.join(www, PAGE_FILE), withEnvironment(page, env));
}

function build(app: string, env: Record<string, string>, root = WORKSPACE_ROOT): void {
  const script = path.join(root, 'libs/module/rspack/build.ts');
  const { status } = spawnSync(process.execPath, [script, app], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of ${app} failed`);
}
