import { actAs, actAsVisitor, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { aQuickVideo } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import type { Advisor } from '@wbd/domain/advisors';
import {
  createQuickVideo,
  deleteQuickVideo,
  draftQuickVideo,
  readQuickVideo,
  readQuickVideos,
  restoreQuickVideo,
  updateQuickVideo,
} from './quick-videos.repository.ts';

const content = {
  title: 'ETFs kurz erklärt',
  url: 'knowledge_videos_for_customers/video/a.mp4',
  captions: null,
  thumb: null,
};

let pro: Advisor;
let lite: Advisor;
beforeAll(async () => {
  [pro, lite] = await Promise.all([newAdvisor(), newAdvisor({ lv: 1, isSpecialist: false })]);
});

test('a quick video is stored once however often it is tried, renamed and deleted', async () => {
  await actAs(pro);
  const draft = draftQuickVideo();
  await createQuickVideo(pro.id, { ...draft, ...content });
  const first = await readQuickVideo(draft.id);
  expect(first).toMatchObject({ ...content, advisor: pro.id });

  await createQuickVideo(pro.id, { ...draft, ...content });
  expect(await readQuickVideo(draft.id)).toEqual(first);

  if (!first) throw new Error('The video was not stored');
  await updateQuickVideo(first, { title: 'Neuer Titel' });
  expect((await readQuickVideo(draft.id))?.title).toBe('Neuer Titel');

  await expect(updateQuickVideo(first, { title: 'Anderer Titel' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await deleteQuickVideo(draft.id);
  await deleteQuickVideo(draft.id);
  expect(await readQuickVideo(draft.id)).toBeNull();
});

test("the list holds the advisor's own, the newest first, and answers no one else", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const own = await Promise.all(
    [1, 3, 2].map((day) => store('quickVideos', aQuickVideo(lite.id, { createdAt: at(day) }))),
  );
  await store('quickVideos', aQuickVideo(pro.id));
  await actAs(lite);
  const listed = await readQuickVideos(lite.id);
  expect(listed.map(({ id }) => id)).toEqual([own[1]?.id, own[2]?.id, own[0]?.id]);

  await actAs(pro);
  await expectRefusal(readQuickVideos(lite.id));
});

test('a shared quick video is there for visitors', async () => {
  const video = await store('quickVideos', aQuickVideo(pro.id));
  await actAsVisitor();
  expect(await readQuickVideo(video.id)).toEqual(video);
});

test("level 1 uploads nothing, and no one touches another advisor's video", async () => {
  await actAs(lite);
  await expectRefusal(createQuickVideo(lite.id, { ...draftQuickVideo(), ...content }));
  const foreign = await store('quickVideos', aQuickVideo(pro.id));
  await expectRefusal(updateQuickVideo(foreign, { title: 'Meins' }));
  await expectRefusal(deleteQuickVideo(foreign.id));
  await expectRefusal(createQuickVideo(pro.id, { ...draftQuickVideo(), ...content }));
});

test('UX-05 a deleted quick video is restored with its date, at level 2 and by its owner alone', async () => {
  await actAs(pro);
  const draft = draftQuickVideo();
  await createQuickVideo(pro.id, { ...draft, ...content });
  const stored = await readQuickVideo(draft.id);
  if (!stored) throw new Error('The video is not there');
  await deleteQuickVideo(draft.id);
  expect(await readQuickVideo(draft.id)).toBeNull();
  await actAs(lite);
  await expectRefusal(restoreQuickVideo(stored));
  await expectRefusal(restoreQuickVideo({ ...stored, advisor: lite.id }));
  await actAs(pro);
  await restoreQuickVideo(stored);
  expect(await readQuickVideo(draft.id)).toEqual(stored);
});
