import type { Level } from '@wbd/domain';
import { anAdvisor } from '@wbd/domain/testing';
import type { RemoteEntry } from '@wbd/module';
import type { AuthState } from '@wbd/auth';
import { expect, test } from 'vitest';
import { dashboardTiles } from './tiles.ts';

const crm: RemoteEntry = {
  name: 'crm',
  title: 'CRM',
  path: '/intern/crm',
  access: 1,
  tile: { label: 'CRM', description: '', icon: 'users' },
  version: '1',
  entry: '/entry.js',
  preload: [],
};
const admin: RemoteEntry = {
  ...crm,
  name: 'admin',
  title: 'Admin',
  path: '/admin',
  access: 'admin',
};
const auth = (lv: Level, { code = 'anna', isAdmin = false } = {}): AuthState => ({
  status: 'signed-in',
  user: { uid: 'a', email: null, phone: null },
  type: 'advisor',
  advisor: anAdvisor({ lv, code }),
  isAdmin,
});
const shown = (of: AuthState) =>
  dashboardTiles([admin, crm], of).map(({ key, path, locked }) => ({ key, path, locked }));

test('the package opens the tiles, and a locked one says which package does', () => {
  const locked = 'Nur mit WBD Lite oder WBD Pro verfügbar';
  expect(shown(auth(0))).toEqual([
    { key: 'preview', path: '/anna', locked },
    { key: 'crm', path: '/intern/crm', locked },
  ]);
  expect(shown(auth(1)).map((tile) => tile.locked)).toEqual([undefined, undefined]);
});

test('admins have their own tile', () => {
  expect(shown(auth(2, { isAdmin: true })).map(({ key }) => key)).toEqual([
    'preview',
    'crm',
    'admin',
  ]);
});

test('there is no preview of a page that the portal hides with its own words', () => {
  expect(shown(auth(2, { code: 'admin' })).map(({ key }) => key)).toEqual(['crm']);
});
