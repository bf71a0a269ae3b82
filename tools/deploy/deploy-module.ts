/**
 * `npm run deploy:module -- crm [--to <version> | --rollback | --forward | --list | --remove] [--project <project id>]`:
 * checks and builds a module and makes the build live in the local portal, or in the modules' bucket of a Firebase project;
 * or makes a version live that is published already, shows which there are, or takes the module off the portal.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goLive, removeModule, stepAlong } from '@wbd/module/pointer';
import { moduleNames, readModuleInfo, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { answers, untilLive } from './live.ts';
import { deployModule } from './module-deployment.ts';
import { runNx } from './run-nx.ts';
import { cloudTarget, localTarget, type Target } from './targets.ts';
import { listVersions } from './version-list.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    rollback: { type: 'boolean' },
    forward: { type: 'boolean' },
    list: { type: 'boolean' },
    remove: { type: 'boolean' },
    project: { type: 'string' },
  },
});

try {
  const { project, ...actions } = values;
  const [action = 'deploy', ...others] = Object.keys(actions);
  if (others.length > 0) throw new Error(`One at a time: --${action} or --${others.join(', --')}.`);
  const target = project === undefined ? localTarget() : cloudTarget(project);
  const [name] = positionals;
  if (!name || (action !== 'remove' && !moduleNames().includes(name))) {
    throw new Error(`Which module? One of: ${moduleNames().join(', ')}`);
  }
  console.log(await run(action, target, name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(action: string, target: Target, name: string): Promise<string> {
  switch (action) {
    case 'list':
      return listVersions(target, name);
    case 'remove':
      await removeModule(target, name);
      return `${name} is no longer part of ${target.origin}`;
    case 'rollback':
      return report(target, name, await stepAlong(target, name, -1), ' (rolled back)');
    case 'forward':
      return report(target, name, await stepAlong(target, name, 1), ' (forward again)');
    case 'to':
      return report(target, name, await goLive(target, name, values.to ?? ''), '');
    default:
      return report(target, name, await deployModule(target, name, build(name)), '');
  }
}

/** @returns the folder of the build */
function build(name: string): string {
  // what is wrong with it is one sentence here, and a stack trace in the middle of a build
  readModuleInfo(name);
  if (!runNx(['run-many', '-t', 'typecheck', 'build', '-p', name])) {
    throw new Error(`${name} was not deployed: its types or its build fail, see above.`);
  }
  return path.join(WORKSPACE_ROOT, 'dist/apps', name);
}

/** Live is what the portal answers with. */
async function report(
  { origin, remotesUrl, mustAnswer }: Target,
  name: string,
  { version }: { version: string },
  how: string,
): Promise<string> {
  if (!mustAnswer && !(await answers(origin))) {
    return `${name} is published as version ${version}; no portal answers at ${origin}, which will show it once it runs`;
  }
  await untilLive({ origin, remotesUrl, name, version });
  return `${name} is live as version ${version}${how}`;
}
