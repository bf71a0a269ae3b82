/**
 * `npm run deploy:module -- <module> [one of the options] [--project <project id>]
 * [--shown-in <project id>]`: without an option checks and builds a
 * module and makes the build live in the local portal, or in that of a Firebase project. Files are added by who deploys; what
 * is live is changed by the function `deployModule`, which WBD_DEPLOY_TOKEN is shown to.
 *
 * --preview               the build for who has the link that is printed
 * --canary 10             the build for 10 percent of the advisors; --for anna,ben: and, or only, for those with these codes
 * --end-canary            everyone has the live version again
 * --promote               the canary, or else what was published last, for everyone
 * --to <version>          makes a published version live; --list shows which there are
 * --rollback, --forward   makes the version live that was so before, or after
 * --remove                takes the module off the portal
 *
 * With --shown-in a build is refused that the other project, such as staging, has not had.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteEntry } from '@wbd/module';
import { liveIn, readPointer, type PointerRequest } from '@wbd/module/pointer';
import { moduleNames, readModuleInfo, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { contentVersion } from './build-files.ts';
import { modulesOrigin, readEnvironment } from './environments.ts';
import { requireFilledLegalPages } from './legal-gaps.ts';
import { requirePublished, untilLive } from './live.ts';
import { deployModule, liveVersion, publishVersion } from './module-deployment.ts';
import { previewLink } from './preview-link.ts';
import { runNx } from './run-nx.ts';
import { cloudTarget, localTarget, type Target } from './targets.ts';
import { listVersions } from './version-list.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    canary: { type: 'string' },
    for: { type: 'string' },
    'end-canary': { type: 'boolean' },
    promote: { type: 'boolean' },
    to: { type: 'string' },
    rollback: { type: 'boolean' },
    forward: { type: 'boolean' },
    list: { type: 'boolean' },
    remove: { type: 'boolean' },
    project: { type: 'string' },
    'shown-in': { type: 'string' },
  },
});

const { project, 'shown-in': shownIn, for: people, ...chosen } = values;

try {
  const actions = people === undefined ? chosen : { canary: '0', ...chosen };
  const [action = 'deploy', ...others] = Object.keys(actions);
  if (others.length > 0) throw new Error(`One at a time: --${action} or --${others.join(', --')}.`);
  const target = project === undefined ? localTarget() : cloudTarget(project);
  const [name] = positionals;
  if (!name || (action !== 'remove' && !moduleNames().includes(name))) {
    throw new Error(`Which module? One of: ${moduleNames().join(', ')}`);
  }
  const reachesPeople = action === 'deploy' || action === 'canary' || action === 'promote';
  if (project !== undefined && name === 'public' && reachesPeople) {
    requireFilledLegalPages(readEnvironment(project));
  }
  console.log(await run(action, target, name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(action: string, target: Target, name: string): Promise<string> {
  const change = async () => ({ module: name, live: await liveVersion(target, name) });
  switch (action) {
    case 'list':
      return listVersions(target, name);
    case 'remove':
      await target.write({ action: 'remove', ...(await change()) });
      return `${name} is no longer part of ${target.origin}`;
    case 'rollback':
      return report(target, { action: 'step', step: -1, ...(await change()) }, ' (rolled back)');
    case 'forward':
      return report(target, { action: 'step', step: 1, ...(await change()) }, ' (forward again)');
    case 'preview':
      return previewLink(target, name, await publishVersion(target, name, await build(name)));
    case 'canary':
      return tryOut(target, name);
    case 'end-canary':
      return endTrial(target, name);
    case 'promote':
      return report(target, { action: 'promote', ...(await change()) }, ' (promoted)');
    case 'to':
      return report(target, { action: 'go-live', version: values.to ?? '', ...(await change()) });
    default:
      return whenLive(target, await deployModule(target, name, await build(name)));
  }
}

/** Gives a version to a part of the advisors. */
async function tryOut(target: Target, module: string): Promise<string> {
  const share = Number(values.canary ?? 0);
  if (!(share >= 0 && share <= 100)) throw new Error('--canary is a percentage, from 0 to 100.');
  const people = values.for?.split(',') ?? [];
  const live = await liveVersion(target, module);
  const version = await publishVersion(target, module, await build(module));
  await target.write({ action: 'canary', module, live, version, share, people });
  const named = people.length > 0 ? ` and ${people.join(', ')}` : '';
  return `${module} ${version} is the canary for ${share} % of the advisors${named}`;
}

async function endTrial(target: Target, module: string): Promise<string> {
  const version = liveIn(await readPointer(target), module)?.canary?.build.version;
  if (version === undefined) throw new Error(`${module} has no canary.`);
  await target.write({ action: 'end-canary', module, version });
  return `Everyone has the live version of ${module} again`;
}

/** @returns the folder of the build */
async function build(name: string): Promise<string> {
  // a mistake is one sentence here, but a stack trace during a build
  readModuleInfo(name);
  if (!runNx(['run-many', '-t', 'typecheck', 'build', '-p', name])) {
    throw new Error(`${name} was not deployed: its types or its build fail, see above.`);
  }
  const folder = path.join(WORKSPACE_ROOT, 'dist/apps', name);
  if (shownIn !== undefined) {
    const origin = modulesOrigin(readEnvironment(shownIn));
    await requirePublished(origin, name, contentVersion(folder));
  }
  return folder;
}

async function report(target: Target, request: PointerRequest, how = ''): Promise<string> {
  const { live } = await target.write(request);
  if (!live) throw new Error(`${request.module} was taken off the portal meanwhile.`);
  return whenLive(target, live, how);
}

/** Live is what the portal answers with. */
async function whenLive(target: Target, live: RemoteEntry, how = ''): Promise<string> {
  const { name, version } = live;
  const { origin, remotesUrl } = target;
  await untilLive({ origin, remotesUrl, name, version });
  return `${name} is live as version ${version}${how}`;
}
