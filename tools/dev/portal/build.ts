import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { sourceMapFolder } from '@wbd/module/pointer';
import { moduleNames } from '@wbd/module/rspack';
import { deployModule, folderPortal } from '../../ops/deploy/index.ts';
import { deployShell } from '../../ops/deploy/shell-deployment.ts';
import { portalOrigin } from '../../base/environment.ts';
import type { Ports } from '../../base/ports.ts';
import { ToolError } from '../../base/tool-error.ts';
import { PROJECT_ID, REGION, STORAGE_BUCKET, WORKSPACE_ROOT } from '../../base/workspace.ts';

/** Builds what is missing or changed; Nx knows what that is. */
export function buildAll(): void {
  const nx = createRequire(import.meta.url).resolve('nx/package.json');
  const projects = ['shell', ...moduleNames(), 'functions'].join(',');
  const built = spawnSync(
    process.execPath,
    [path.join(path.dirname(nx), 'dist/bin/nx.js'), 'run-many', '-t', 'build', '-p', projects],
    {
      cwd: WORKSPACE_ROOT,
      encoding: 'utf8',
      // no daemon: the portal leaves no process behind
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  if (built.status !== 0) throw new ToolError(`The build failed:\n${built.stdout}${built.stderr}`);
}

/** Publishes the builds of shell and modules to the folder that is served, each as its own deployment. */
export async function publishAll(www: string, ports: Ports): Promise<void> {
  mkdirSync(www, { recursive: true });
  const build = (name: string) => path.join(WORKSPACE_ROOT, 'dist/apps', name);
  const modules = moduleNames();
  await deployShell({ www, env: portalEnv(ports), build: build('shell'), replaces: modules });
  for (const name of modules) await deployModule(folderPortal(www), name, build(name));
}

/** Forgets what was published: deployments of an earlier checkout have no place in a reset portal. */
export function unpublishAll(www: string): void {
  for (const folder of [www, sourceMapFolder(www)]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Environment of the local portal's page. */
export function portalEnv(ports: Ports): Env {
  return {
    firebase: {
      apiKey: 'demo',
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      projectId: PROJECT_ID,
      storageBucket: STORAGE_BUCKET,
      appId: 'demo',
    },
    origin: portalOrigin(ports),
    region: REGION,
    remotesUrl: '/remotes.json',
    // a measurement that comes by chance would disturb tests
    measuredShare: 0,
    emulators: {
      auth: ports.auth,
      firestore: ports.firestore,
      functions: ports.functions,
      storage: ports.storage,
      media: ports.media,
    },
  };
}
