import { expect, test } from 'vitest';
import { MOST_FOLDERS, type FolderChange } from './change-folders.ts';
import { changedFolders } from './changed-folders.ts';
import type { Folder } from './library.ts';

const folder = (id: string, order: number, name = id): Folder => ({
  id,
  name,
  org: 'org',
  parent: null,
  order,
});
const folders = [folder('start', 1, 'Für den Start'), folder('talks', 2, 'Gespräche')];
const changed = (change: FolderChange) =>
  changedFolders(folders, change, 'org').map(({ id, name, order }) => [id, name, order]);

test('LIB-04 a new folder comes last, and making it once more changes nothing', () => {
  const create = { kind: 'create', id: 'new', name: 'Neu' } as const;
  expect(changed(create)).toEqual([
    ['start', 'Für den Start', 1],
    ['talks', 'Gespräche', 2],
    ['new', 'Neu', 3],
  ]);
  const once = changedFolders(folders, create, 'org');
  expect(changedFolders(once, create, 'org')).toEqual(once);
});

test('LIB-04 a folder is renamed, ordered and deleted', () => {
  expect(changed({ kind: 'rename', id: 'talks', name: 'gespräche' })[1]).toEqual([
    'talks',
    'gespräche',
    2,
  ]);
  expect(changed({ kind: 'order', ids: ['talks', 'start'] })).toEqual([
    ['talks', 'Gespräche', 1],
    ['start', 'Für den Start', 2],
  ]);
  expect(changed({ kind: 'delete', id: 'start' })).toEqual([['talks', 'Gespräche', 2]]);
  expect(changed({ kind: 'delete', id: 'gone' })).toHaveLength(2);
});

test.each([
  [
    'a name that another folder has',
    { kind: 'create', id: 'new', name: 'GESPRÄCHE' },
    'folder/name-taken',
  ],
  [
    'the name of another folder',
    { kind: 'rename', id: 'start', name: 'Gespräche' },
    'folder/name-taken',
  ],
  ['a folder that is gone', { kind: 'rename', id: 'gone', name: 'Neu' }, 'folder/not-found'],
  ['an order that lacks a folder', { kind: 'order', ids: ['talks'] }, 'conflict'],
  ['an order that names one twice', { kind: 'order', ids: ['talks', 'talks'] }, 'conflict'],
  ['an order with a foreign folder', { kind: 'order', ids: ['talks', 'foreign'] }, 'conflict'],
] satisfies [string, FolderChange, string][])('LIB-04 refuses %s', (_what, change, code) => {
  expect(() => changedFolders(folders, change, 'org')).toThrow(code);
});

test('LIB-04 an organisation has a limited number of folders', () => {
  const many = Array.from({ length: MOST_FOLDERS }, (_, at) => folder(`f${at}`, at));
  const create = { kind: 'create', id: 'new', name: 'Neu' } as const;
  expect(() => changedFolders(many, create, 'org')).toThrow('folder/too-many');
});
