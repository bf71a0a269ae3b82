import '../../../test/own-project.ts';
import type { Folder, FolderChange } from '@wbd/domain/content';
import { aKnowledgeVideo } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { callerOf } from '../../../test/callers.ts';
import { anAdvisor, newId, store } from '../../../test/data.ts';
import { db } from '../../core/firestore.ts';
import { readAccount, readAdvisor } from '../../core/people.repository.ts';
import { changeFolders } from './change-folders.service.ts';
import { storeFolders } from './folders.repository.ts';

const ports = {
  account: readAccount,
  advisor: readAdvisor,
  storeFolders,
  limit: { take: () => Promise.resolve(true) },
  now: () => new Date(),
};

async function anOrganisation() {
  const org = newId('org');
  const advisor = await store('advisors', anAdvisor({ org }));
  const ask = async (change: FolderChange): Promise<Folder[]> =>
    (await changeFolders(ports, { change }, callerOf(advisor))).folders;
  return { advisor, org, ask };
}
const stored = async (org: string) =>
  (await db.collection('folders').where('org', '==', org).get()).docs
    .toSorted((a, b) => Number(a.get('order')) - Number(b.get('order')))
    .map((folder) => String(folder.get('name')));

test('LIB-04 an administrator of an organisation makes, renames, orders and deletes its folders', async () => {
  const { org, ask } = await anOrganisation();
  const [start, talks] = [newId('start'), newId('talks')];
  await ask({ kind: 'create', id: start, name: 'Start' });
  await ask({ kind: 'create', id: start, name: 'Start' });
  await ask({ kind: 'create', id: talks, name: 'Gespräche' });
  expect(await stored(org)).toEqual(['Start', 'Gespräche']);
  await ask({ kind: 'rename', id: start, name: 'Für den Start' });
  const ordered = await ask({ kind: 'order', ids: [talks, start] });
  expect(ordered.map(({ name }) => name)).toEqual(['Gespräche', 'Für den Start']);
  expect(await stored(org)).toEqual(['Gespräche', 'Für den Start']);
  await ask({ kind: 'delete', id: talks });
  await ask({ kind: 'delete', id: talks });
  expect(await stored(org)).toEqual(['Für den Start']);
});

test('LIB-04 a folder with videos stays', async () => {
  const { advisor, org, ask } = await anOrganisation();
  const folder = newId('folder');
  await ask({ kind: 'create', id: folder, name: 'Start' });
  const video = await store('knowledgeVideos', aKnowledgeVideo(advisor, { folder }));
  const remove = () => ask({ kind: 'delete', id: folder });
  await expect(remove()).rejects.toMatchObject({ code: 'folder/not-empty' });
  expect(await stored(org)).toEqual(['Start']);
  await db.doc(`knowledgeVideos/${video.id}`).delete();
  await remove();
  expect(await stored(org)).toEqual([]);
});

test('LIB-04 no one changes the folders of another organisation', async () => {
  const [own, other] = [await anOrganisation(), await anOrganisation()];
  const folder = newId('folder');
  await own.ask({ kind: 'create', id: folder, name: 'Start' });
  const refused = (code: string, change: FolderChange) =>
    expect(other.ask(change)).rejects.toMatchObject({ code });
  await refused('permission/denied', { kind: 'create', id: folder, name: 'Meiner' });
  await refused('folder/not-found', { kind: 'rename', id: folder, name: 'Meiner' });
  await refused('conflict', { kind: 'order', ids: [folder] });
  await other.ask({ kind: 'delete', id: folder });
  expect(await stored(own.org)).toEqual(['Start']);
});

test('LIB-04 two administrators at the same moment both keep their change', async () => {
  const { org, ask } = await anOrganisation();
  await Promise.all(
    ['A', 'B', 'C'].map((name) => ask({ kind: 'create', id: newId('folder'), name })),
  );
  expect((await stored(org)).toSorted()).toEqual(['A', 'B', 'C']);
});
