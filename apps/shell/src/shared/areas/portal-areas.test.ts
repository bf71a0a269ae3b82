import type { Area, RemoteEntry } from '@wbd/module';
import { expect, test } from 'vitest';
import { aRemote } from '../modules/remote.factory.ts';
import { ownAreas } from './own-areas.ts';
import { allAreas } from './portal-areas.ts';

const area = (path: string, order: number): Area => ({
  path,
  title: path,
  access: 'portal',
  order,
});
const remote = (name: string, ...areas: Area[]): RemoteEntry => aRemote({ name, areas });

/** The shell's own pages but the dashboard, which comes first. */
const afterModules = ownAreas.map(({ path }) => path).slice(1);

test('areas stand in the order they declare, whichever module they come from', () => {
  const knowledge = remote(
    'knowledge',
    area('/intern/wissensbibliothek', 60),
    area('/intern/schnellvideos', 70),
  );
  const crm = remote('crm', area('/intern/crm', 30));
  const seminars = remote('seminars', area('/intern/veranstaltungen', 65));
  expect(allAreas([knowledge, seminars, crm]).map(({ path }) => path)).toEqual([
    '/intern/portal',
    '/intern/crm',
    '/intern/wissensbibliothek',
    '/intern/veranstaltungen',
    '/intern/schnellvideos',
    ...afterModules,
  ]);
});

test('the same order is settled by the path', () => {
  const crm = remote('crm', area('/intern/b', 30), area('/intern/a', 30));
  expect(allAreas([crm]).map(({ path }) => path)).toEqual([
    '/intern/portal',
    '/intern/a',
    '/intern/b',
    ...afterModules,
  ]);
});
