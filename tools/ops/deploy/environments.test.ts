import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment, shellEnv } from './environments.ts';

const example = readFileSync(path.join(import.meta.dirname, 'environments/example.json'), 'utf8');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-environments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const store = (name: string, content: string) =>
  writeFileSync(path.join(folder, `${name}.json`), content);

test("a project's environment tells the shell where its modules are, and nothing of emulators", () => {
  store('wbd-example', example);
  const env = shellEnv(readEnvironment('wbd-example', folder));
  expect(env.remotesUrl).toBe('https://storage.googleapis.com/wbd-example-modules/remotes.json');
  expect(env.firebase.projectId).toBe('wbd-example');
  expect(env.appCheck?.siteKey).toContain('gcloud recaptcha keys create');
  expect(env.emulators).toBeUndefined();
});

test('reports missing, incomplete and foreign environments', () => {
  expect(() => readEnvironment('wbd-example', folder)).toThrow(
    'copy tools/ops/deploy/environments',
  );
  expect(() => readEnvironment('../wbd', folder)).toThrow('no environment');
  store('wbd-other', example);
  expect(() => readEnvironment('wbd-other', folder)).toThrow('of the project wbd-example');
  store('wbd-example', example.replace('https://wbd.example', 'http://wbd.example/'));
  expect(() => readEnvironment('wbd-example', folder)).toThrow('origin');
  store('wbd-example', example.replace('recaptchaSiteKey', 'otherKey'));
  expect(() => readEnvironment('wbd-example', folder)).toThrow('recaptchaSiteKey');
});
