import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { orgAudience, ownAudience, PUBLIC, teamAudience } from '@wbd/domain/audiences';
import type { Folder } from '@wbd/domain/content';
import { aFolder, aKnowledgeVideo } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { readFolders } from '../folders/folders.repository.ts';
import {
  createKnowledgeVideo,
  deleteKnowledgeVideo,
  draftKnowledgeVideo,
  readKnowledgeVideo,
  readKnowledgeVideos,
  restoreKnowledgeVideo,
  updateKnowledgeVideo,
} from './knowledge-videos.repository.ts';

let pro: Advisor;
let colleague: Advisor;
let foreign: Advisor;
let folder: Folder;
beforeAll(async () => {
  pro = await newAdvisor({ firstName: 'Clara', lastName: 'Weiß' });
  [colleague, foreign] = await Promise.all([
    newAdvisor({ org: pro.org, lv: 0, isSpecialist: false, hasOwnPage: false }),
    newAdvisor(),
  ]);
  folder = await store('folders', aFolder({ org: pro.org, order: 2 }));
});

const content = () => ({
  title: 'Das erste Gespräch',
  description: 'Worauf es ankommt.',
  url: 'knowledge_videos/video/a.mp4',
  captions: null,
  thumb: null,
  folder: folder.id,
  audience: orgAudience(pro.org),
});

test('LIB-03 the folders at the top, in their order, for advisors of the organisation only', async () => {
  const first = await store('folders', aFolder({ org: pro.org, order: 1 }));
  await store('folders', aFolder({ org: pro.org, parent: first.id, order: 0 }));
  await store('folders', aFolder({ org: foreign.org, order: 0 }));
  await actAs(colleague);
  expect((await readFolders(pro.org)).map(({ id }) => id)).toEqual([first.id, folder.id]);
  await actAs(foreign);
  await expectRefusal(readFolders(pro.org));
});

test('LIB-02.10 a video is shared once, edited, deleted and restored by its owner', async () => {
  await actAs(pro);
  const own = async (id: string) =>
    (await readKnowledgeVideos(pro.org, pro.id)).find((video) => video.id === id);
  const draft = draftKnowledgeVideo();
  await createKnowledgeVideo(pro, { ...draft, ...content() });
  const first = await own(draft.id);
  expect(first).toMatchObject({ ...content(), advisor: pro.id, org: pro.org });
  await createKnowledgeVideo(pro, { ...draft, ...content() });
  expect(await own(draft.id)).toEqual(first);

  if (!first) throw new Error('The video was not stored');
  await updateKnowledgeVideo(first, { title: 'Das zweite Gespräch', description: '' });
  expect(await own(draft.id)).toMatchObject({ title: 'Das zweite Gespräch', description: '' });
  const late = updateKnowledgeVideo(first, { title: 'Das dritte Gespräch' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  const edited = await own(draft.id);
  if (!edited) throw new Error('The video is not there');
  await deleteKnowledgeVideo(draft.id);
  expect(await own(draft.id)).toBeUndefined();
  await restoreKnowledgeVideo(edited);
  expect(await own(draft.id)).toEqual(edited);
  await deleteKnowledgeVideo(draft.id);
  await deleteKnowledgeVideo(draft.id);
});

test("LIB-03.1 the organisation's videos with their authors, the newest first, and no other organisation's", async () => {
  const video = (advisor: Advisor, day: number) =>
    store(
      'knowledgeVideos',
      aKnowledgeVideo(advisor, { createdAt: new Date(Date.UTC(2026, 0, day)) }),
    );
  const [old, fresh] = await Promise.all([video(pro, 1), video(colleague, 2), video(foreign, 3)]);
  await actAs(colleague);
  const listed = await readKnowledgeVideos(pro.org, colleague.id);
  expect(listed.map(({ id, advisorName }) => [id, advisorName])).toEqual([
    [fresh.id, 'Petra Prüfstein'],
    [old.id, 'Clara Weiß'],
  ]);
  await actAs(foreign);
  await expectRefusal(readKnowledgeVideos(pro.org, foreign.id));
});

test('KNOW-01 a video for the team reaches its members from any organisation, one for everyone the organisation, and one for no one its owner', async () => {
  const [lead, far] = await Promise.all([
    newAdvisor({ org: pro.org }, { team: 'nord' }),
    newAdvisor({}, { team: 'nord' }),
  ]);
  const own = await store('folders', aFolder({ org: lead.org }));
  await actAs(lead);
  const share = async (audience: string) => {
    const draft = draftKnowledgeVideo();
    await createKnowledgeVideo(lead, { ...draft, ...content(), folder: own.id, audience });
    return draft.id;
  };
  const [team, everyone, none] = [
    await share(teamAudience('nord')),
    await share(PUBLIC),
    await share(ownAudience(lead.id)),
  ];
  const seen = async (reader: Advisor, of: string | null) => {
    await actAs(reader);
    const ids = (await readKnowledgeVideos(reader.org, reader.id, of)).map(({ id }) => id);
    return [team, everyone, none].filter((id) => ids.includes(id));
  };
  expect(await seen(lead, 'nord')).toEqual([team, everyone, none]);
  expect(await seen(far, 'nord')).toEqual([team]);
  expect(await seen(colleague, null)).toEqual([everyone]);
  expect(await seen(foreign, null)).toEqual([]);
  await expectRefusal(readKnowledgeVideos(foreign.org, foreign.id, 'nord'));
  expect(await readKnowledgeVideo(team)).toBeNull();

  // deleted and restored, it is for the team again
  await actAs(lead);
  const [shared] = (await readKnowledgeVideos(lead.org, lead.id)).filter(({ id }) => id === team);
  if (!shared) throw new Error('The video is gone');
  await deleteKnowledgeVideo(team);
  await restoreKnowledgeVideo(shared);
  expect(await seen(far, 'nord')).toEqual([team]);
});

test('LIB-03 what is hidden, its owner sees alone', async () => {
  const hidden = await store('knowledgeVideos', aKnowledgeVideo(pro, { hidden: true }));
  const idsFor = async (reader: Advisor) =>
    (await readKnowledgeVideos(pro.org, reader.id)).map(({ id }) => id);
  await actAs(pro);
  expect(await idsFor(pro)).toContain(hidden.id);
  expect(await readKnowledgeVideo(hidden.id)).toMatchObject({ hidden: true });
  await actAs(colleague);
  expect(await idsFor(colleague)).not.toContain(hidden.id);
  expect(await readKnowledgeVideo(hidden.id)).toBeNull();
});

test('an owner at a lower level now still edits and deletes what they shared', async () => {
  const basic = await newAdvisor({ org: pro.org, lv: 0, isSpecialist: false, hasOwnPage: false });
  const own = await store(
    'knowledgeVideos',
    aKnowledgeVideo(basic, { org: pro.org, folder: folder.id }),
  );
  await actAs(basic);
  await updateKnowledgeVideo(own, { title: 'Neu' });
  await deleteKnowledgeVideo(own.id);
  expect((await readKnowledgeVideos(pro.org, basic.id)).map(({ id }) => id)).not.toContain(own.id);
});

test('below level 2 nothing is shared, and a colleague changes no video of others', async () => {
  const video = await store('knowledgeVideos', aKnowledgeVideo(pro, { folder: folder.id }));
  await actAs(colleague);
  await expectRefusal(createKnowledgeVideo(colleague, { ...draftKnowledgeVideo(), ...content() }));
  await expectRefusal(updateKnowledgeVideo(video, { title: 'Meins' }));
  await expectRefusal(deleteKnowledgeVideo(video.id));
});
