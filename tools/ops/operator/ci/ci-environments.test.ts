import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { setUpCi } from './command.ts';
import { wantedEnvironments } from './ci-environments.ts';
import { gitHubStandIn, type GitHubStandIn } from './github-stand-in.ts';
import { gitHub } from './github.ts';

const PROJECT = { id: 'wbd-example', number: '123456789' };
const PARTS = [...moduleNames(), 'functions', 'shell'];
const STAGING = { repository: 'wbd/portal', stagingProject: '', reviewers: '', apply: true };
const PRODUCTION = { ...STAGING, stagingProject: 'wbd-staging', reviewers: 'anna,ben' };

let github: GitHubStandIn;
beforeEach(() => {
  github = gitHubStandIn('wbd/portal');
});

const run = (asked: typeof STAGING, isStaging = true) =>
  setUpCi(github, PROJECT, { isStaging }, asked);

test('prints the commands and changes nothing without --apply', async () => {
  const printed = await run({ ...STAGING, apply: false });
  expect(printed).toContain('gh api --method PUT repos/wbd/portal/environments/staging-crm\n');
  expect(printed).toContain(
    'gh variable set SERVICE_ACCOUNT --env staging-crm --repo wbd/portal --body deploy-crm@wbd-example.iam.gserviceaccount.com\n',
  );
  // an environment and three variables per part
  expect(printed.split('\n')).toHaveLength(PARTS.length * 4 + 1);
  expect(github.environments.size).toBe(0);
});

test('creates an environment with its variables for each part, and a second run does nothing', async () => {
  expect(await run(STAGING)).toContain(`${PARTS.length * 4} ran.`);
  const names = PARTS.map((part) => `staging-${part}`).toSorted();
  expect([...github.environments.keys()].toSorted()).toEqual(names);
  expect(github.environments.get('staging-crm')?.variables).toEqual({
    PROJECT: 'wbd-example',
    SERVICE_ACCOUNT: 'deploy-crm@wbd-example.iam.gserviceaccount.com',
    WORKLOAD_IDENTITY_PROVIDER:
      'projects/123456789/locations/global/workloadIdentityPools/ci/providers/github',
  });
  expect(await run(STAGING)).toBe('wbd/portal: everything is as it should be.');
});

test('sets reviewers and the staging project for production', async () => {
  await run(PRODUCTION, false);
  expect(github.environments.get('production-shell')).toMatchObject({
    reviewers: ['reviewers[][id]=10', 'reviewers[][id]=9'],
    variables: { STAGING_PROJECT: 'wbd-staging' },
  });
  expect(await run(PRODUCTION, false)).toContain('everything is as it should be');
});

test('corrects only the variable that is wrong', async () => {
  await run(STAGING);
  await github.run(
    'variable set PROJECT --env staging-crm --repo wbd/portal --body wbd-exmaple'.split(' '),
  );
  expect((await run({ ...STAGING, apply: false })).split('\n')).toEqual([
    'gh variable set PROJECT --env staging-crm --repo wbd/portal --body wbd-example',
    '1 would run with --apply.',
  ]);
});

test.each([
  [{ ...STAGING, repository: '' }, true, '--repository'],
  [{ ...STAGING, repository: 'portal' }, true, '--repository'],
  [{ ...STAGING, stagingProject: 'x' }, true, '--staging-project'],
  [{ ...PRODUCTION, stagingProject: '' }, false, '--staging-project'],
  [{ ...PRODUCTION, reviewers: '' }, false, '--reviewers'],
])('rejects %o', async (asked, isStaging, option) => {
  await expect(run(asked, isStaging)).rejects.toThrow(option);
});

test('reports a repository that does not exist', async () => {
  await expect(run({ ...STAGING, repository: 'wbd/other' })).rejects.toThrow('HTTP 404');
});

test('the gateway passes arguments unchanged, and reports errors of gh or that it is missing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'gh');
  writeFileSync(
    script,
    '#!/bin/sh\n[ "$1" = fail ] && { echo "gh: Not Found (HTTP 404)" >&2; exit 1; }\nprintf "%s|" "$@"\n',
  );
  chmodSync(script, 0o755);
  expect(await gitHub(script).run(['api', '.x | {a, b}', '$HOME'])).toBe('api|.x | {a, b}|$HOME|');
  await expect(gitHub(script).run(['fail'])).rejects.toThrow('gh fail: gh: Not Found (HTTP 404)');
  await expect(gitHub('/nowhere/gh').run(['api'])).rejects.toThrow('install the GitHub CLI');
});

test('sets exactly the variables that the workflows read', () => {
  const workflow = readFileSync(
    path.join(WORKSPACE_ROOT, '.github/workflows/deploy-part.yml'),
    'utf8',
  );
  const read = new Set([...workflow.matchAll(/vars\.(\w+)/g)].map(([, name]) => name));
  const delivery = { repository: 'wbd/portal', target: 'production' } as const;
  const [one] = wantedEnvironments({ project: PROJECT, delivery, stagingProject: 'wbd-staging' });
  expect(Object.keys(one?.variables ?? {}).toSorted()).toEqual([...read].toSorted());
});
