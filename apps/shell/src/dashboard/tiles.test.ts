import type { Level } from '@wbd/domain/plans';
import { anAdvisor } from '@wbd/domain/testing';
import type { Viewer } from '@wbd/auth';
import { expect, test } from 'vitest';
import { aRemote } from '../shared/modules/remote.factory.ts';
import { dashboardTiles } from './tiles.ts';

const crm = aRemote();
const admin = aRemote({
  name: 'admin',
  areas: [
    {
      path: '/admin',
      title: 'Admin',
      access: 'admin',
      order: 90,
      tile: { label: 'Admin', description: '', icon: 'shield' },
    },
  ],
});
const early = aRemote({
  name: 'early',
  areas: [
    {
      path: '/intern/early',
      title: 'Früh',
      access: 'portal',
      order: 5,
      tile: { label: 'Früh', description: '', icon: 'zap' },
    },
  ],
});
const viewer = (lv: Level, { code = 'anna', isAdmin = false } = {}): Viewer => ({
  type: 'advisor',
  user: { uid: 'a', email: null, phone: null, emailConfirmed: true, secondFactor: false },
  advisor: anAdvisor({ lv, code }),
  isAdmin,
  isBlocked: false,
});
const shown = (of: Viewer) =>
  dashboardTiles([admin, crm], of).map(({ key, path, locked }) => ({ key, path, locked }));

test('the package opens the tiles, and a locked one says which package does', () => {
  const locked = 'Nur mit WBD Lite oder WBD Pro verfügbar';
  expect(shown(viewer(0))).toEqual([
    { key: 'preview', path: '/anna', locked },
    { key: '/intern/crm', path: '/intern/crm', locked },
    { key: '/intern/profile', path: '/intern/profile', locked: undefined },
  ]);
  expect(shown(viewer(1)).filter((tile) => tile.locked)).toEqual([]);
});

test('admins have their own tile', () => {
  expect(shown(viewer(2, { isAdmin: true })).map(({ key }) => key)).toEqual([
    'preview',
    '/intern/crm',
    '/intern/profile',
    '/admin',
  ]);
});

test('no preview is offered for a page whose code is a reserved word', () => {
  expect(shown(viewer(2, { code: 'admin' })).map(({ key }) => key)).toEqual([
    '/intern/crm',
    '/intern/profile',
  ]);
});

test('the preview stands where its order says', () => {
  expect(dashboardTiles([early, crm], viewer(1)).map(({ key }) => key)).toEqual([
    '/intern/early',
    'preview',
    '/intern/crm',
    '/intern/profile',
  ]);
});
