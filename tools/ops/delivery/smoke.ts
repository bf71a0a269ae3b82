/**
 * npm run smoke
 * npm run smoke -- --project <project id> --target <file> --repository <owner/name> --commit <sha>
 *
 * Without options it tests the local portal. With them it tests staging, exports its database, and records
 * the result for the commit, which the `promote` workflow requires. `apps/e2e/smoke/target.ts` describes the file.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE_ROOT } from '@wbd/module/rspack';
import { failWith, ToolError } from '../../base/tool-error.ts';
import { accessToken } from '../operator/access-token.ts';
import { gitHub } from '../operator/ci/github.ts';
import { googleApi } from '../operator/google-api.ts';
import { forceExport } from './force-export.ts';
import { expectDelivered, recordSmoke } from './smoke-result.ts';
import { smokeTest } from './smoke-test.ts';

const PLAYWRIGHT = path.join(WORKSPACE_ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = path.join(WORKSPACE_ROOT, 'apps/e2e/smoke/playwright.config.ts');

function journeys(target: string): boolean {
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', '--config', CONFIG], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, SMOKE_TARGET: target && path.resolve(target) },
    stdio: 'inherit',
  });
  return status === 0;
}

async function test(args: readonly string[]): Promise<boolean> {
  const option = { type: 'string', default: '' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { project: option, target: option, repository: option, commit: option },
  });
  const { project, target, repository, commit } = values;
  const given = [project, target, repository, commit].filter((value) => value !== '');
  if (given.length === 0) return journeys('');
  if (given.length < 4 || !/^[0-9a-f]{40}$/.test(commit)) {
    throw new ToolError(
      'npm run smoke -- --project … --target … --repository owner/name --commit <whole sha>',
    );
  }
  const github = gitHub();
  const api = googleApi({ token: accessToken, quotaProject: project });
  return smokeTest({
    expectDelivered: () => expectDelivered(github, repository, commit),
    journeys: () => journeys(target),
    forceExport: () => forceExport(api, project),
    record: (state) => recordSmoke(github, repository, commit, state),
  });
}

try {
  if (!(await test(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  failWith(error);
}
