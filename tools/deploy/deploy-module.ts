/**
 * `npm run deploy:module -- crm [--rollback | --remove] [--project <project id>]`: checks and builds a module and makes the
 * build live in the local portal, or in the modules' bucket of a Firebase project; or makes the version before it live
 * again; or takes the module off the portal.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { moduleNames, readModuleInfo, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { answers, untilLive } from './live.ts';
import { deployModule, removeModule, rollbackModule } from './module-deployment.ts';
import { runNx } from './run-nx.ts';
import { cloudTarget, localTarget, type Target } from './targets.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rollback: { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    project: { type: 'string' },
  },
});

try {
  const target = values.project === undefined ? localTarget() : cloudTarget(values.project);
  const [name] = positionals;
  if (!name || (!values.remove && !moduleNames().includes(name))) {
    throw new Error(`Which module? One of: ${moduleNames().join(', ')}`);
  }
  if (values.remove) {
    await removeModule(target, name);
    console.log(`${name} is no longer part of ${target.origin}`);
  } else {
    const { version } = await (values.rollback
      ? rollbackModule(target, name)
      : build(target, name));
    console.log(await report(target, name, version));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function build(target: Target, name: string) {
  // what is wrong with it is one sentence here, and a stack trace in the middle of a build
  readModuleInfo(name);
  if (!runNx(['run-many', '-t', 'typecheck', 'build', '-p', name])) {
    throw new Error(`${name} was not deployed: its types or its build fail, see above.`);
  }
  return deployModule(target, name, path.join(WORKSPACE_ROOT, 'dist/apps', name));
}

/** Live is what the portal answers with. */
async function report(target: Target, name: string, version: string): Promise<string> {
  const { origin, remotesUrl, mustAnswer } = target;
  if (!mustAnswer && !(await answers(origin))) {
    return `${name} is published as version ${version}; no portal answers at ${origin}, which will show it once it runs`;
  }
  await untilLive({ origin, remotesUrl, name, version });
  return `${name} is live as version ${version}${values.rollback ? ' (rolled back)' : ''}`;
}
