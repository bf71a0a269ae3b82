import { expect, test } from 'vitest';
import { readManifest } from './manifest.ts';
import { isBrokenAt, servedAreaAt } from './module-store.ts';
import { aRemote } from './remote.factory.ts';

const isOwnFile = (name: string, file: string) => file.startsWith(`/remotes/${name}/`);
const read = (modules: Record<string, unknown>) => readManifest({ modules }, isOwnFile);

const crm = aRemote();

test.each([
  ['its entry', { entry: 'https://evil.example/entry.js' }],
  ['a file to preload', { preload: ['//evil.example/chunk.js'] }],
  ["another module's file", { entry: '/remotes/public/1/entry.js' }],
])('a module with %s from elsewhere is never loaded', (_what, foreign) => {
  const { remotes, brokenEntries } = read({ crm: { ...crm, ...foreign } });
  expect(remotes).toEqual([]);
  expect(brokenEntries).toEqual([{ name: 'crm', paths: ['/intern/crm'] }]);
});

test('an entry under the name of another module is broken', () => {
  expect(read({ admin: crm }).remotes).toEqual([]);
});

test('ROUTE-11 a broken module is known by the paths that can be read of it', () => {
  const { brokenEntries } = read({ crm: { ...crm, version: 7 } });
  expect(isBrokenAt(brokenEntries, '/intern/crm/42')).toBe(true);
  expect(isBrokenAt(brokenEntries, '/intern/other')).toBe(false);
});

test('ROUTE-11 one that tells no path may be anything in the portal, and nothing outside', () => {
  const { brokenEntries } = read({ crm: 'nonsense' });
  expect(isBrokenAt(brokenEntries, '/intern/anything')).toBe(true);
  expect(isBrokenAt(brokenEntries, '/pro')).toBe(false);
});

test('the area with the longest path answers', () => {
  const site = aRemote({
    name: 'public',
    areas: [
      { path: '/', title: 'WBD', access: 'public', order: 0 },
      { path: '/auth', title: 'Anmelden', access: 'public', order: 1 },
    ],
  });
  const at = (pathname: string) => servedAreaAt([site, crm], pathname)?.area.path;
  expect(at('/intern/crm/42')).toBe('/intern/crm');
  expect(at('/intern/crmx')).toBe('/');
  expect(at('/auth')).toBe('/auth');
  expect(servedAreaAt([crm], '/intern')).toBeUndefined();
});
