import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appsOf, changedTests } from './changed-tests.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const scenarios = readdirSync(path.join(ROOT, 'apps/e2e/scenarios'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => name.replace(/\.spec\.ts$/, ''));
const testsOf = (files: string[], affected: string[]) =>
  changedTests({ files, affected, scenarios });

test('every module has scenarios', () => {
  const apps = new Set(scenarios.flatMap(appsOf));
  const modules = readdirSync(path.join(ROOT, 'apps')).filter((name) => name !== 'e2e');
  expect([...apps].toSorted()).toEqual(modules.toSorted());
});

test('a change of a module runs its scenarios and nothing that needs no browser', () => {
  const crm = scenarios.filter((name) => name.startsWith('crm-'));
  expect(testsOf(['apps/crm/src/routes.tsx'], ['crm', 'e2e'])).toMatchObject({
    rules: false,
    emulatorFolders: [],
    scenarios: crm,
  });
});

test('a change of functions runs the emulator tests beside it', () => {
  const files = [
    'functions/src/seats/data-rights/own-claim.ts',
    'functions/src/mail/outbox/row.ts',
  ];
  expect(testsOf(files, ['functions', 'tools'])).toMatchObject({
    emulatorFolders: ['functions/src/mail/outbox', 'functions/src/seats/data-rights'],
    scenarios: [],
  });
});

test('a change of rules runs their tests, a fixture every scenario, a scenario itself', () => {
  expect(testsOf(['firestore.rules'], []).rules).toBe(true);
  expect(testsOf(['apps/e2e/fixtures/login.ts'], ['e2e']).scenarios).toEqual(scenarios);
  expect(testsOf(['apps/e2e/scenarios/legal.spec.ts'], ['e2e']).scenarios).toEqual(['legal']);
});

test('a change of what a browser shows runs the component tests that import it, a change of their setup all', () => {
  expect(testsOf(['libs/ui/src/form/form.tsx'], []).components).toBe('related');
  expect(testsOf(['apps/crm/src/routes.tsx'], []).components).toBe('related');
  const setup = ['libs/ui/testing/setup.ts', 'apps/crm/src/routes.tsx'];
  expect(testsOf(setup, []).components).toBe('all');
  expect(testsOf(['tools/dev/test/components/commands.ts'], []).components).toBe('all');
  const others = ['apps/e2e/scenarios/legal.spec.ts', 'functions/src/mail/outbox/row.ts'];
  expect(testsOf(others, []).components).toBe('none');
});

test('a change of a shared lib runs the scenarios of every app that Nx names', () => {
  const { scenarios: found } = testsOf(['libs/ui/src/index.ts'], ['crm', 'admin', 'ui']);
  expect(found).toContain('crm-list');
  expect(found).toContain('admin');
  expect(found).not.toContain('knowledge');
});
