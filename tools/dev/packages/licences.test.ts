import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COPYLEFT, judge, runtimePackages } from './licences.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const aPackage = (name: string, licence: string | null) => ({ name, version: '1.0.0', licence });
const kindOf = (name: string, licence: string | null) => judge(aPackage(name, licence)).kind;

test('accepts every runtime package of the lock file', () => {
  const packages = runtimePackages(root);
  expect(packages.length).toBeGreaterThan(100);
  const refused = packages.filter((found) => judge(found).kind === 'refused');
  expect(refused).toEqual([]);
});

test.each([
  ['MIT', 'permissive'],
  ['MIT or MPL-2.0', 'permissive'],
  ['(GPL-2.0-only OR MIT)', 'permissive'],
  ['MIT AND OFL-1.1', 'permissive'],
  ['MPL-2.0', 'refused'],
  ['MIT AND GPL-3.0-only', 'refused'],
  ['AGPL-3.0-or-later', 'refused'],
  ['SEE LICENSE IN LICENSE.md', 'refused'],
  ['UNLICENSED', 'refused'],
  [null, 'refused'],
])('judges a package under %s as %s', (licence, kind) => {
  expect(kindOf('unknown-package', licence)).toBe(kind);
});

test('accepts copyleft only for the reviewed package and the reviewed licence', () => {
  expect(kindOf('ical.js', 'MPL-2.0')).toBe('copyleft');
  expect(kindOf('ical.js', 'GPL-3.0-only')).toBe('refused');
  expect(kindOf('ical.js-fork', 'MPL-2.0')).toBe('refused');
  expect(kindOf('@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe('copyleft');
});

test('reads aliases, leaves out development packages and links, and asks the installed manifest', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const packages = {
    '': { name: 'root', version: '1.0.0' },
    'apps/crm': { version: '1.0.0' },
    'node_modules/@wbd/crm': { resolved: 'apps/crm', link: true },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/alias': { name: 'real', version: '2.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@scope/nested': { version: '3.0.0' },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const nested = path.join(folder, 'node_modules/a/node_modules/@scope/nested');
  mkdirSync(nested, { recursive: true });
  writeFileSync(path.join(nested, 'package.json'), JSON.stringify({ license: 'ISC' }));
  expect(runtimePackages(folder)).toEqual([
    { name: 'real', version: '2.0.0', licence: 'MIT' },
    { name: '@scope/nested', version: '3.0.0', licence: 'ISC' },
  ]);
});

test('documents exactly the copyleft packages that are in use', () => {
  const rows = readFileSync(path.join(root, 'docs/licences.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, name = '', licence = ''] = /^\| `([^`]+)` +\| ([^ |]+)/.exec(line) ?? [];
      return { name, licence };
    });
  expect(rows).toEqual(COPYLEFT);
  const found = runtimePackages(root).filter((used) => judge(used).kind === 'copyleft');
  for (const { name } of COPYLEFT) {
    expect(found.some((used) => used.name.startsWith(name.replace('*', '')))).toBe(true);
  }
});
