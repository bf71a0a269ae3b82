import {
  actAs,
  actAsVisitor,
  expectRefusal,
  newAdvisor,
  setField,
  store,
} from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { aQuickVideo } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  deleteQuickVideo,
  readNetworkVideos,
  readQuickVideo,
  shareWithNetwork,
} from '../quick-videos/quick-videos.repository.ts';
import { giveVideoBack, isTaken, readTakenVideos, takeVideo } from './taken-videos.repository.ts';

let author: Advisor;
let lite: Advisor;
let basic: Advisor;
beforeAll(async () => {
  [author, lite, basic] = await Promise.all([
    newAdvisor({ firstName: 'Clara', lastName: 'Weiß' }),
    newAdvisor({ lv: 1, isSpecialist: false }),
    newAdvisor({ lv: 0, isSpecialist: false }),
  ]);
});

async function aSharedVideo() {
  const video = await store('quickVideos', aQuickVideo(author.id));
  await actAs(author);
  await shareWithNetwork(video, true);
  return video;
}

test('KNOW-04 colleagues find a shared video with its author, take it over once, and give it back', async () => {
  const video = await aSharedVideo();
  await actAs(lite);
  const found = (await readNetworkVideos()).find(({ id }) => id === video.id);
  expect(found).toMatchObject({ title: video.title, advisorName: 'Clara Weiß' });
  await takeVideo(lite.id, video.id);
  await takeVideo(lite.id, video.id);
  const { shared, withdrawn } = await readTakenVideos(lite.id);
  expect(shared.map(({ id, advisorName }) => [id, advisorName])).toEqual([
    [video.id, 'Clara Weiß'],
  ]);
  expect(withdrawn).toEqual([]);
  await actAsVisitor();
  expect(await isTaken(lite.id, video.id)).toBe(true);
  await expectRefusal(readNetworkVideos());
  await actAs(lite);
  await giveVideoBack(lite.id, video.id);
  expect(await isTaken(lite.id, video.id)).toBe(false);
});

test('KNOW-04 what is withdrawn, hidden or deleted is gone from every list, and no one takes it over', async () => {
  const [withdrawn, hidden, deleted] = [
    await aSharedVideo(),
    await aSharedVideo(),
    await aSharedVideo(),
  ];
  await actAs(lite);
  for (const { id } of [withdrawn, hidden, deleted]) await takeVideo(lite.id, id);
  await actAs(author);
  await shareWithNetwork({ ...withdrawn, network: true }, false);
  await deleteQuickVideo(deleted.id);
  await setField(`quickVideos/${hidden.id}`, 'hidden', true);

  await actAs(lite);
  const gone = [withdrawn.id, hidden.id, deleted.id];
  const taken = await readTakenVideos(lite.id);
  expect(taken.shared).toEqual([]);
  expect(taken.withdrawn.toSorted()).toEqual(gone.toSorted());
  const listed = (await readNetworkVideos()).map(({ id }) => id);
  expect(listed.filter((id) => gone.includes(id))).toEqual([]);
  expect(await readQuickVideo(hidden.id)).toBeNull();
  for (const id of gone) {
    await giveVideoBack(lite.id, id);
    await expectRefusal(takeVideo(lite.id, id));
  }
});

test('KNOW-04 level 0 takes nothing over, level 1 shares nothing, and no one shares for others', async () => {
  const video = await aSharedVideo();
  await actAs(basic);
  await expectRefusal(takeVideo(basic.id, video.id));
  await actAs(lite);
  await expectRefusal(takeVideo(author.id, video.id));
  const own = await store('quickVideos', aQuickVideo(lite.id));
  await expectRefusal(shareWithNetwork(own, true));
  await expectRefusal(shareWithNetwork({ ...video, network: true }, false));
});
