/**
 * `npm run deploy:shell [-- --rollback]`: builds the shell and makes it live in the local portal, or makes the version
 * before it live again. It stops when a live module takes what that shell does not give. In a Firebase project the shell
 * is hosting: `firebase deploy --only hosting`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { resolvePorts } from '../../base/ports.ts';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { portalEnv } from './build.ts';
import { portalFolders } from '../../base/folders.ts';
import { runNx } from '../../ops/deploy/run-nx.ts';
import { deployShell, rollbackShell } from '../../ops/deploy/shell-deployment.ts';

const { values } = parseArgs({ options: { rollback: { type: 'boolean', default: false } } });
const ports = resolvePorts(process.env);
const { www } = portalFolders(ports);

try {
  const version = await (values.rollback ? rollbackShell(www) : publish());
  console.log(`The shell is version ${version}${values.rollback ? ' (rolled back)' : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function publish(): Promise<string> {
  if (!runNx(['run-many', '-t', 'typecheck', 'build', '-p', 'shell'])) {
    throw new Error('The shell was not deployed: its types or its build fail, see above.');
  }
  const build = path.join(WORKSPACE_ROOT, 'dist/apps/shell');
  return deployShell({ www, env: portalEnv(ports), build });
}
