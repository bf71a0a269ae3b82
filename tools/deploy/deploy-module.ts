/**
 * `npm run deploy:module -- crm [--rollback] [--project <project id>]`: builds a module and makes the build live in the
 * local portal, or in the modules' bucket of a Firebase project; or makes the version before it live again.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Storage } from '@google-cloud/storage';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { resolvePorts } from '../emulators/ports.ts';
import { portalFolders } from '../portal/folders.ts';
import { deployToBucket, rollbackInBucket } from './bucket-deployment.ts';
import { modulesOrigin, readEnvironment } from './environments.ts';
import { moduleBucket } from './module-bucket.ts';
import { deployModule, rollbackModule } from './module-deployment.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rollback: { type: 'boolean', default: false },
    project: { type: 'string' },
  },
});
const name = positionals[0];
if (!name || !moduleNames().includes(name)) {
  console.error(`Which module? One of: ${moduleNames().join(', ')}`);
  process.exit(1);
}

if (!values.rollback) {
  const nx = path.join(WORKSPACE_ROOT, 'node_modules/nx/dist/bin/nx.js');
  const built = spawnSync(process.execPath, [nx, 'build', name], {
    cwd: WORKSPACE_ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
try {
  const build = path.join(WORKSPACE_ROOT, 'dist/apps', name);
  const { version } = await (values.project === undefined
    ? publishInFolder(name, build)
    : publishInCloud(values.project, name, build));
  console.log(`${name} is live as version ${version}${values.rollback ? ' (rolled back)' : ''}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The folder of the portal on the ports that the environment names. */
function publishInFolder(module: string, build: string) {
  const { www } = portalFolders(resolvePorts(process.env));
  return values.rollback
    ? rollbackModule({ www, name: module })
    : deployModule({ www, name: module, build });
}

function publishInCloud(project: string, module: string, build: string) {
  const environment = readEnvironment(project);
  const bucket = moduleBucket(
    new Storage({ projectId: project }).bucket(environment.modulesBucket),
  );
  const target = { bucket, origin: modulesOrigin(environment), name: module };
  return values.rollback ? rollbackInBucket(target) : deployToBucket({ ...target, build });
}
