/**
 * `npm run build:hosting`: the shell with the environment of the project that is deployed, in dist/hosting. The firebase
 * command runs it before it deploys hosting and names the project in GCLOUD_PROJECT.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE_ROOT } from '../emulators/workspace.ts';
import { readEnvironment, shellEnv } from './environments.ts';
import { keepPreviousFiles } from './previous-files.ts';
import { deployShell } from './shell-deployment.ts';

const { values } = parseArgs({
  options: { project: { type: 'string', default: process.env['GCLOUD_PROJECT'] ?? '' } },
});
const target = path.join(WORKSPACE_ROOT, 'dist/hosting');

try {
  const environment = readEnvironment(values.project);
  const nx = path.join(WORKSPACE_ROOT, 'node_modules/nx/dist/bin/nx.js');
  const built = spawnSync(process.execPath, [nx, 'build', 'shell'], {
    cwd: WORKSPACE_ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The shell could not be built.');
  rmSync(target, { recursive: true, force: true });
  const build = path.join(WORKSPACE_ROOT, 'dist/apps/shell');
  deployShell({ www: target, env: shellEnv(environment), build });
  const { origin } = environment;
  const kept = await keepPreviousFiles({ target, origin });
  console.log(`dist/hosting is ready for ${origin}; ${kept.length} files of earlier builds stay.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
