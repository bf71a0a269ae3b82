/**
 * `npm run build:hosting`: the shell with the environment of the project that is deployed, in dist/hosting. The firebase
 * command runs it before it deploys hosting and names the project in GCLOUD_PROJECT. It stops when a live module takes
 * what this shell does not give; WBD_REPLACES=crm,public names modules that are deployed right after it.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireRoomForModules, sourceMapFolder } from '@wbd/module/pointer';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { modulesOrigin, readEnvironment, shellEnv } from './environments.ts';
import { requireFilledLegalPages } from './legal-gaps.ts';
import { fetchManifest } from './live.ts';
import { keepPreviousFiles } from './previous-files.ts';
import { runNx } from './run-nx.ts';
import { deployShell, offerIn } from './shell-deployment.ts';

const { values } = parseArgs({
  options: { project: { type: 'string', default: process.env['GCLOUD_PROJECT'] ?? '' } },
});
const target = path.join(WORKSPACE_ROOT, 'dist/hosting');

try {
  const environment = readEnvironment(values.project);
  requireFilledLegalPages(environment);
  if (!runNx(['build', 'shell'])) throw new Error('The shell could not be built.');
  const build = path.join(WORKSPACE_ROOT, 'dist/apps/shell');
  for (const folder of [target, sourceMapFolder(target)]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const manifest = await fetchManifest(`${modulesOrigin(environment)}/remotes.json`);
  const replaces = (process.env['WBD_REPLACES'] ?? '').split(',');
  requireRoomForModules(offerIn(build), manifest, { replaces });
  await deployShell({ www: target, env: shellEnv(environment), build });
  const { origin } = environment;
  const kept = await keepPreviousFiles({ target, origin });
  console.log(`dist/hosting is ready for ${origin}; ${kept.length} files of earlier builds stay.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
