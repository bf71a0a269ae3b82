import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { PAGE_FILE } from '@wbd/module/pointer';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { readDeployment } from '../../tools/deploy/deployment-file.ts';
import { copyFiles, publishedFiles } from '../../tools/deploy/build-files.ts';
import { deployModule, folderPortal } from '../../tools/deploy/index.ts';
import { deployShell, withEnvironment } from '../../tools/deploy/shell-deployment.ts';

const DIST = path.join(WORKSPACE_ROOT, 'dist');

interface FederatedOptions {
  /** the folder below dist/bench */
  name: string;
  env: Env;
  modules?: readonly string[];
}

/** The portal as it is deployed: the shell, and every module on its own. */
export async function buildFederated(options: FederatedOptions): Promise<string> {
  const { name, env, modules = moduleNames() } = options;
  const www = path.join(DIST, 'bench', name);
  rmSync(www, { recursive: true, force: true });
  for (const app of ['shell', ...modules]) build(app, {});
  await deployShell({ www, env, build: path.join(DIST, 'apps/shell') });
  for (const module of modules) {
    await deployModule(folderPortal(www), module, path.join(DIST, 'apps', module));
  }
  return www;
}

/** Deploys another version of a module, in which one file that is loaded later differs: as little as a change can be. */
export async function deployAnew(www: string, name: string): Promise<void> {
  const build = mkdtempSync(path.join(tmpdir(), 'wbd-bench-'));
  try {
    cpSync(path.join(DIST, 'apps', name), build, { recursive: true });
    const { preload } = readDeployment(build, name);
    const later = publishedFiles(build).find(
      (file) => file.endsWith('.js') && !preload.includes(file),
    );
    if (later === undefined) throw new Error(`${name} has no script that is loaded later`);
    appendFileSync(path.join(build, later), '\n');
    await deployModule(folderPortal(www), name, build);
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
}

/** The same source as one bundle. */
export function buildSingle(env: Env): string {
  const www = path.join(DIST, 'bench/single');
  rmSync(www, { recursive: true, force: true });
  build('shell', { WBD_SINGLE_BUNDLE: '1' });
  // it gives nothing to modules and takes none, so there is nothing to compare
  const bundle = path.join(DIST, 'single/shell');
  copyFiles(publishedFiles(bundle), bundle, www);
  const page = readFileSync(path.join(bundle, PAGE_FILE), 'utf8');
  writeFileSync(path.join(www, PAGE_FILE), withEnvironment(page, env));
  return www;
}

function build(app: string, env: Record<string, string>): void {
  const script = path.join(WORKSPACE_ROOT, 'libs/module/rspack/build.ts');
  const { status } = spawnSync(process.execPath, [script, app], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build of ${app} failed`);
}
