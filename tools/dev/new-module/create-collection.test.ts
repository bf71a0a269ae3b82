import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '@wbd/tools/host-speed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModule, type NewModule } from './create-module.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Files that generated files import, or that the generator changes. */
const COPIED = [
  '.oxlintrc.json',
  '.prettierrc.json',
  'firestore.rules',
  'functions/src/delivery/modules/deployers.ts',
  'libs',
  'package.json',
  'rules',
  'tools/dev/lint',
  'tools/dev/test/host-speed.ts',
  'tools/dev/test/tries.ts',
  'tools/package.json',
  'tsconfig.base.json',
];

const module: NewModule = {
  name: 'trips',
  title: 'Reisen',
  path: '/intern/trips',
  access: 'customers',
  description: 'Deine Reisen',
  icon: 'calendar',
  collection: 'tripPlans',
};

let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'wbd-new-collection-')));
  for (const part of COPIED) {
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
  }
  mkdirSync(path.join(root, 'apps'));
  linkPackages();
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Links all packages; workspace packages link to their copies. */
function linkPackages(): void {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, '@wbd'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name === '@wbd') continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  for (const lib of readdirSync(path.join(root, 'libs'))) {
    symlinkSync(path.join(root, 'libs', lib), path.join(modules, '@wbd', lib));
  }
  symlinkSync(path.join(root, 'tools'), path.join(modules, '@wbd/tools'));
}

function run(program: string, args: readonly string[]): { status: number | null; stdout: string } {
  const command = [path.join(ROOT, 'node_modules', program), ...args];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, stdout };
}

test.each([
  [{ collection: 'Trips' }, 'collection: is an English plural in camel case'],
  [{ collection: 'trip' }, 'collection: is an English plural in camel case'],
  [{ collection: 'customers' }, 'collection: there is a folder libs/domain/src/customers'],
  [{ access: 'admin' }, 'collection: belongs to advisors'],
  [{ access: 'leadTeam' }, 'collection: firestore.rules has no levels for leadTeam'],
])('rejects %j and writes nothing', async (change, sentence) => {
  await expect(createModule(root, { ...module, ...change })).rejects.toThrow(sentence);
  expect(readdirSync(path.join(root, 'apps'))).toEqual([]);
});

test(
  'generates a collection that compiles and passes lint, in every list that names collections',
  { timeout: patient(300_000) },
  async () => {
    const files = await createModule(root, module);
    expect(files).toEqual(
      expect.arrayContaining([
        'apps/trips/src/overview/entry-dialog.component.test.tsx',
        'apps/trips/src/overview/entry-list.component.test.tsx',
        'firestore.rules',
        'functions/src/delivery/modules/deployers.ts',
        'libs/data/src/trip-plans/trip-plans.repository.ts',
        'libs/domain/src/collections/collections.ts',
        'libs/domain/src/trip-plans/trip-plans.collection.ts',
        'rules/mutants/equivalents.ts',
        'rules/tables/trip-plans.ts',
      ]),
    );
    const rules = readFileSync(path.join(root, 'firestore.rules'), 'utf8');
    expect(rules).toContain('match /tripPlans/{tripPlanId} {');
    expect(rules).not.toMatch(/\{\{/);

    const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('apps/e2e/'));
    writeFileSync(
      path.join(root, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', files: sources }),
    );
    const types = run('typescript-native/bin/tsc', ['-p', 'tsconfig.json']);
    expect(types).toEqual({ status: 0, stdout: '' });
    const lint = run('oxlint/bin/oxlint', sources);
    expect(lint.stdout).toContain('Found 0 warnings and 0 errors.');
  },
);
