import { actAs, expectRefusal, newAdvisor, setField, store } from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { aSeminar } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { draftSession, readSessionsWithAccess } from '../sessions/sessions.repository.ts';
import type { SessionEntry } from '../sessions/session-writes.ts';
import {
  createSeminar,
  draftSeminar,
  readSeminar,
  readSeminarGroups,
  readSeminars,
  updateSeminar,
} from './seminars.repository.ts';

const content = {
  title: 'Vermögen für Anfänger',
  description: 'Wie du in zehn Jahren vorsorgst.',
  duration: 90,
  online: false,
  video: 'seminars/video/a.mp4',
  videoCaptions: null,
  trailer: null,
  trailerCaptions: null,
  preview: null,
  thumb: null,
  pdf: null,
  audience: 'public',
};

function session(changes: Partial<SessionEntry> = {}): SessionEntry {
  return {
    ...draftSession(),
    time: new Date('2031-07-01T16:00:00Z'),
    location: 'Hotel Löwen, Köln',
    maxParticipants: 20,
    directions: 'Eingang über den Hof',
    ...changes,
  };
}

let pro: Advisor;
let lite: Advisor;
beforeAll(async () => {
  [pro, lite] = await Promise.all([newAdvisor(), newAdvisor({ lv: 1, isSpecialist: false })]);
});

test('a seminar and its sessions are published together, once however often it is tried', async () => {
  await actAs(pro);
  const seminar = { ...draftSeminar(), ...content };
  const sessions = [session(), session({ time: new Date('2031-08-01T16:00:00Z') })];
  await createSeminar(pro, seminar, sessions);
  const first = await readSeminar(seminar.id);
  expect(first).toMatchObject({ ...content, advisor: pro.id, org: pro.org });
  await createSeminar(pro, seminar, sessions);
  const again = await readSeminar(seminar.id);
  // the server may have written the dates meanwhile
  expect(again && { ...again, dates: [] }).toEqual(first && { ...first, dates: [] });

  const stored = await readSessionsWithAccess(seminar.id, pro.id);
  const counts = { registrationCount: 0, waitingCount: 0, heldSeats: 0 };
  const facts = {
    seminar: seminar.id,
    advisor: pro.id,
    hidden: false,
    audience: 'public',
    calledOff: null,
    ...counts,
  };
  expect(stored).toEqual(sessions.map((entry) => ({ ...entry, ...facts })));
});

test('more sessions than one batch takes are all stored', async () => {
  await actAs(pro);
  const seminar = { ...draftSeminar(), ...content };
  const sessions = Array.from({ length: 20 }, () => session());
  await createSeminar(pro, seminar, sessions);
  await createSeminar(pro, seminar, sessions);
  expect(await readSessionsWithAccess(seminar.id, pro.id)).toHaveLength(20);
});

test('a seminar is edited with its sessions: changed, added, removed', async () => {
  await actAs(pro);
  const seminar = { ...draftSeminar(), ...content };
  const [kept, gone, added] = [session(), session(), session({ location: 'Bonn' })];
  await createSeminar(pro, seminar, [kept, gone]);
  const before = await readSessionsWithAccess(seminar.id, pro.id);
  const after = [{ ...kept, maxParticipants: 30, directions: '2. Stock' }, added];
  const sessions = { before, after };
  const change = {
    id: seminar.id,
    content: { title: 'Neu' },
    hidden: false,
    audience: 'public',
    sessions,
  };
  await updateSeminar(pro.id, change);
  // the answer was lost, and the form is sent again
  await updateSeminar(pro.id, change);

  expect((await readSeminar(seminar.id))?.title).toBe('Neu');
  const stored = await readSessionsWithAccess(seminar.id, pro.id);
  expect(new Map(stored.map(({ id, ...rest }) => [id, rest.directions]))).toEqual(
    new Map([
      [kept.id, '2. Stock'],
      [added.id, 'Eingang über den Hof'],
    ]),
  );
  expect(stored.find(({ id }) => id === kept.id)?.maxParticipants).toBe(30);
});

test('a session that people are registered for stays, and with it the whole edit is refused', async () => {
  await actAs(pro);
  const seminar = { ...draftSeminar(), ...content };
  const taken = session();
  await createSeminar(pro, seminar, [taken]);
  await setField(`sessions/${taken.id}`, 'registrationCount', 1);
  const sessions = { before: [taken], after: [session()] };
  await expectRefusal(
    updateSeminar(pro.id, {
      id: seminar.id,
      content: { title: 'X' },
      hidden: false,
      audience: 'public',
      sessions,
    }),
  );
  expect((await readSeminar(seminar.id))?.title).toBe(content.title);
  expect(await readSessionsWithAccess(seminar.id, pro.id)).toHaveLength(1);
});

test('the list: own seminars and those of the organisation; all of them can be chosen', async () => {
  const viewer = await newAdvisor();
  const colleague = await newAdvisor({ org: viewer.org });
  const seminar = (advisor: Advisor, org = advisor.org) =>
    store('seminars', aSeminar(advisor.id, { org }));
  const [own, former, colleagues, foreign] = await Promise.all([
    seminar(viewer),
    seminar(viewer, 'org-before'),
    seminar(colleague),
    seminar(pro),
  ]);
  await actAs(viewer);
  const groups = await readSeminarGroups(viewer);
  expect(new Set(groups.own.map(({ id }) => id))).toEqual(new Set([own.id, former.id]));
  expect(groups.colleagues.map(({ id }) => id)).toEqual([colleagues.id]);
  const all = (await readSeminars()).map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining([own.id, colleagues.id, foreign.id]));
});

test("level 1 publishes nothing, and a colleague does not edit another's seminar", async () => {
  const seminar = await store('seminars', aSeminar(pro.id, { org: pro.org }));
  await actAs(lite);
  await expectRefusal(createSeminar(lite, { ...draftSeminar(), ...content }, [session()]));
  const colleague = await newAdvisor({ org: pro.org });
  await actAs(colleague);
  const sessions = { before: [], after: [] };
  const change = {
    id: seminar.id,
    content: { title: 'Meins' },
    hidden: false,
    audience: 'public',
    sessions,
  };
  await expectRefusal(updateSeminar(colleague.id, change));
  const added = { ...change, content: {}, sessions: { before: [], after: [session()] } };
  await expectRefusal(updateSeminar(colleague.id, added));
});
