import { actAs, actAsVisitor, newAdvisor, store } from '../../testing/portal.ts';
import { INTERNAL_TESTING_CODE, type Advisor } from '@wbd/domain/advisors';
import { anExpertVideo, aSeminar, aSession, newId } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { readExpertVideo } from '../expert-videos/expert-videos.repository.ts';
import { readOwnPage } from '../own-page/own-page.repository.ts';
import { storeSelections } from '../selections/selections.repository.ts';
import { readSeminar, readSeminarGroups, readSeminars } from '../seminars/seminars.repository.ts';
import {
  readSessions,
  readSessionWithSeminar,
  readUpcomingSessions,
} from '../sessions/sessions.repository.ts';

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

let owner: Advisor;
let colleague: Advisor;
let testing: Advisor;
const seminar = { id: newId() };
const session = { id: newId() };
const expert = { id: newId() };

beforeAll(async () => {
  owner = await newAdvisor();
  colleague = await newAdvisor({ org: owner.org });
  testing = await newAdvisor({ code: INTERNAL_TESTING_CODE, lv: 1 });
  const hidden = { org: owner.org, hidden: true };
  const ofOwner = await store('seminars', aSeminar(owner.id, { ...seminar, ...hidden }));
  await store('sessions', aSession(ofOwner, session));
  await store('expertVideos', anExpertVideo(owner.id, { ...expert, ...hidden }));
});

test('ROUTE-13 visitors and colleagues do not see hidden items', async () => {
  for (const act of [actAsVisitor, () => actAs(colleague)]) {
    await act();
    expect(await readSeminar(seminar.id)).toBeNull();
    expect(await readExpertVideo(expert.id)).toBeNull();
    expect(await readSessionWithSeminar(session.id)).toBeNull();
    expect(await readUpcomingSessions(seminar.id, new Date(0))).toEqual([]);
  }
  expect(ids(await readSeminars())).not.toContain(seminar.id);
  expect(await readSessions([{ ...seminar, audience: 'public' }], colleague.id)).toEqual([]);
  expect((await readSeminarGroups(colleague)).colleagues).toEqual([]);
});

test('ROUTE-13 its owner keeps working on it', async () => {
  await actAs(owner);
  expect((await readSeminar(seminar.id))?.hidden).toBe(true);
  expect((await readExpertVideo(expert.id))?.hidden).toBe(true);
  expect(ids((await readSeminarGroups(owner)).own)).toEqual([seminar.id]);
  expect(ids(await readSessions([{ ...seminar, audience: 'public' }], owner.id))).toEqual([
    session.id,
  ]);
});

test('ROUTE-13 internal testing sees hidden items, also on its own page', async () => {
  await actAs(testing);
  const shown = { visible: true, dateForOrder: 1 };
  await storeSelections('seminar', testing.id, [{ id: seminar.id, ...shown }]);
  await storeSelections('expert', testing.id, [{ id: expert.id, ...shown }]);
  expect((await readSeminar(seminar.id))?.id).toBe(seminar.id);
  const own = await readOwnPage(testing.id);
  expect(ids(own?.page.seminars ?? [])).toContain(seminar.id);
  expect(ids(own?.page.experts ?? [])).toContain(expert.id);
});

test('ROUTE-13 what internal testing took off its page is not on it', async () => {
  await actAs(testing);
  const off = { visible: false, dateForOrder: 1 };
  await storeSelections('seminar', testing.id, [{ id: seminar.id, ...off }]);
  expect(ids((await readOwnPage(testing.id))?.page.seminars ?? [])).not.toContain(seminar.id);
});

test('ROUTE-13 an advisor who chose what is hidden now has it on no page', async () => {
  await actAs(owner);
  await storeSelections('seminar', owner.id, [{ id: seminar.id, visible: true, dateForOrder: 1 }]);
  expect(ids((await readOwnPage(owner.id))?.page.seminars ?? [])).not.toContain(seminar.id);
});
