import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { PAGE_FILE } from '@wbd/module/pointer';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { copyFiles, publishedFiles } from '../../tools/deploy/build-files.ts';
import { deployModule, folderPortal } from '../../tools/deploy/index.ts';
import { deployShell, withEnvironment } from '../../tools/deploy/shell-deployment.ts';

const DIST = path.join(WORKSPACE_ROOT, 'dist');

/** The portal as it is deployed: the shell, and every module on its own. */
export async function buildFederated(env: Env): Promise<string> {
  const www = path.join(DIST, 'bench/federated');
  rmSync(www, { recursive: true, force: true });
  for (const app of ['shell', ...moduleNames()]) build(app, {});
  await deployShell({ www, env, build: path.join(DIST, 'apps/shell') });
  for (const name of moduleNames()) {
    await deployModule(folderPortal(www), name, path.join(DIST, 'apps', name));
  }
  return www;
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
