import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { anExpertVideo } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  createExpertVideo,
  deleteExpertVideo,
  draftExpertVideo,
  readExpertVideo,
  readOwnExpertVideos,
  updateExpertVideo,
} from './expert-videos.repository.ts';

const content = {
  description: 'Wie du deine Rente planst',
  video: 'expert_videos/video/a.mp4',
  videoCaptions: 'expert_videos/captions/a.vtt',
  trailer: null,
  trailerCaptions: null,
  thumb: 'expert_videos/thumb/a.jpg',
  bookinglink: null,
  audience: 'public',
};

let pro: Advisor;
let lite: Advisor;
beforeAll(async () => {
  [pro, lite] = await Promise.all([newAdvisor(), newAdvisor({ lv: 1, isSpecialist: false })]);
});

test('an expert video is published once, edited and deleted by its owner', async () => {
  await actAs(pro);
  const draft = draftExpertVideo();
  await createExpertVideo(pro, { ...draft, ...content });
  const first = await readExpertVideo(draft.id);
  expect(first).toMatchObject({ ...content, advisor: pro.id, org: pro.org });
  await createExpertVideo(pro, { ...draft, ...content });
  expect(await readExpertVideo(draft.id)).toEqual(first);

  const changes = { bookinglink: 'https://termine.example/rente', trailer: null };
  if (!first) throw new Error('The video was not stored');
  await updateExpertVideo(first, changes);
  expect(await readExpertVideo(draft.id)).toMatchObject(changes);
  const late = updateExpertVideo(first, { bookinglink: 'https://termine.example/spaet' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  await deleteExpertVideo(draft.id);
  await deleteExpertVideo(draft.id);
  expect(await readExpertVideo(draft.id)).toBeNull();
});

test('own expert videos, the newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const [old, fresh] = await Promise.all(
    [1, 2].map((day) => store('expertVideos', anExpertVideo(pro.id, { createdAt: at(day) }))),
  );
  await actAs(pro);
  const own = await readOwnExpertVideos(pro.id);
  expect(own.map(({ id }) => id)).toEqual([fresh?.id, old?.id]);
});

test("level 1 publishes nothing, and no one changes another specialist's video", async () => {
  const foreign = await store('expertVideos', anExpertVideo(pro.id));
  await actAs(lite);
  await expectRefusal(createExpertVideo(lite, { ...draftExpertVideo(), ...content }));
  await actAs(await newAdvisor({ org: pro.org }));
  await expectRefusal(updateExpertVideo(foreign, { description: 'Meins' }));
  await expectRefusal(deleteExpertVideo(foreign.id));
});
