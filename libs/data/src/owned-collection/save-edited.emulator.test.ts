import { actAs, newAdvisor, remove, setField, store } from '../../testing/portal.ts';
import { quickVideoSchema } from '@wbd/domain/content';
import { aQuickVideo } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { ownedCollection } from './index.ts';

const videos = ownedCollection('quickVideos', quickVideoSchema);

async function anOpenedVideo() {
  const advisor = await newAdvisor();
  const opened = await store('quickVideos', aQuickVideo(advisor.id, { title: 'Alt' }));
  await actAs(advisor);
  return opened;
}

test('edits are saved, and a retry after a lost answer causes no conflict', async () => {
  const opened = await anOpenedVideo();
  const saved = { ...opened, title: 'Neu' };
  expect(await videos.saveEdited(opened, { title: 'Neu' })).toEqual(saved);
  expect(await videos.saveEdited(opened, { title: 'Neu' })).toEqual(saved);
});

test('a field that was changed elsewhere meanwhile is a conflict, and nothing is written', async () => {
  const opened = await anOpenedVideo();
  await setField(`quickVideos/${opened.id}`, 'title', 'Von anderswo');
  const late = videos.saveEdited(opened, { title: 'Neu' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect((await videos.read(opened.id))?.title).toBe('Von anderswo');
});

test('a change of another field stays', async () => {
  const opened = await anOpenedVideo();
  await setField(`quickVideos/${opened.id}`, 'thumb', 'quickVideos/thumb/neu.webp');
  const saved = { ...opened, title: 'Neu', thumb: 'quickVideos/thumb/neu.webp' };
  expect(await videos.saveEdited(opened, { title: 'Neu' })).toEqual(saved);
  expect(await videos.read(opened.id)).toEqual(saved);
});

test('of several edits at the same moment one wins, the others are conflicts', async () => {
  const opened = await anOpenedVideo();
  const outcomes = await Promise.allSettled(
    ['A', 'B', 'C'].map((title) => videos.saveEdited(opened, { title })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
  }
});

test('an edit of a document that was deleted meanwhile does not bring it back', async () => {
  const opened = await anOpenedVideo();
  await remove(`quickVideos/${opened.id}`);
  const late = videos.saveEdited(opened, { title: 'Neu' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect(await videos.read(opened.id)).toBeNull();
});
