import type { Level } from '@wbd/domain';
import { anAdvisor } from '@wbd/domain/testing';
import type { RemoteEntry } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
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
const viewer = (lv: Level, { code = 'anna', isAdmin = false } = {}): Viewer => ({
  type: 'advisor',
  user: { uid: 'a', email: null, phone: null },
  advisor: anAdvisor({ lv, code }),
  isAdmin,
});
const shown = (of: Viewer) =>
  dashboardTiles([admin, crm], of).map(({ key, path, locked }) => ({ key, path, locked }));

test('the package opens the tiles, and a locked one says which package does', () => {
  const locked = 'Nur mit WBD Lite oder WBD Pro verfügbar';
  expect(shown(viewer(0))).toEqual([
    { key: 'preview', path: '/anna', locked },
    { key: 'crm', path: '/intern/crm', locked },
  ]);
  expect(shown(viewer(1)).map((tile) => tile.locked)).toEqual([undefined, undefined]);
});

test('admins have their own tile', () => {
  expect(shown(viewer(2, { isAdmin: true })).map(({ key }) => key)).toEqual([
    'preview',
    'crm',
    'admin',
  ]);
});

test('there is no preview of a page that the portal hides with its own words', () => {
  expect(shown(viewer(2, { code: 'admin' })).map(({ key }) => key)).toEqual(['crm']);
});
