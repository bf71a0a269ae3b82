import {
  actAs,
  actAsVisitor,
  expectRefusal,
  newAdvisor,
  newId,
  store,
} from '../../testing/portal.ts';
import { aSeminar, aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  readNextOwnSessions,
  readSessions,
  readSessionsWithAccess,
  readSessionWithSeminar,
  readUpcomingSessions,
} from './sessions.repository.ts';

const at = (year: number) => new Date(Date.UTC(year, 0, 1, 17));
const newSession = (seminar: string, year: number, advisor = 'somebody') =>
  store('sessions', aSession({ id: seminar, advisor }, { time: at(year) }));

test('sessions of several seminars come together, past ones included, the earliest first', async () => {
  const viewer = await newAdvisor();
  await actAs(viewer);
  const [one, two] = [newId(), newId()];
  const [late, past, middle] = await Promise.all([
    newSession(one, 2032),
    newSession(two, 2020),
    newSession(two, 2031),
  ]);
  const ids = [one, two, ...Array.from({ length: 40 }, () => newId())];
  const seminars = ids.map((id) => ({ id, audience: 'public' }));
  expect((await readSessions(seminars, viewer.id)).map(({ id }) => id)).toEqual([
    past.id,
    middle.id,
    late.id,
  ]);
  expect(await readSessions([], viewer.id)).toEqual([]);
  expect((await readUpcomingSessions(two, at(2026))).map(({ id }) => id)).toEqual([middle.id]);
});

test("an advisor's next three sessions come with their seminars' titles", async () => {
  const owner = await newAdvisor();
  const other = await newAdvisor();
  await actAs(owner);
  const seminar = await store('seminars', aSeminar(owner.id));
  const foreign = await store('seminars', aSeminar(other.id));
  await newSession(foreign.id, 2031, other.id);
  await newSession(seminar.id, 2020, owner.id);
  for (const year of [2034, 2032, 2033, 2035]) await newSession(seminar.id, year, owner.id);
  const next = await readNextOwnSessions(owner.id, at(2026), 3);
  expect(next.map(({ session, title }) => [session.time, title])).toEqual(
    [2032, 2033, 2034].map((year) => [at(year), seminar.title]),
  );
});

test('more sessions than the rules hand out at once are all read', async () => {
  const viewer = await newAdvisor();
  await actAs(viewer);
  const seminar = newId();
  await Promise.all(Array.from({ length: 103 }, () => newSession(seminar, 2031)));
  const read = await readSessions([{ id: seminar, audience: 'public' }], viewer.id);
  expect(new Set(read.map(({ id }) => id)).size).toBe(103);
});

test('a session comes with its seminar, or not at all', async () => {
  await actAsVisitor();
  const seminar = await store('seminars', aSeminar(newId()));
  const session = await newSession(seminar.id, 2031);
  const orphan = await newSession(newId(), 2031);
  expect(await readSessionWithSeminar(session.id)).toEqual({ session, seminar });
  expect(await readSessionWithSeminar(orphan.id)).toBeNull();
  expect(await readSessionWithSeminar('gibt/es/nicht')).toBeNull();
});

test('the way to get in is for the owner of the seminar', async () => {
  const owner = await newAdvisor();
  const seminar = newId();
  const session = await newSession(seminar, 2031, owner.id);
  const access = { id: session.id, seminar, advisor: owner.id, directions: 'Klingel Weiß' };
  await store('sessionAccess', access);
  await actAs(owner);
  expect(await readSessionsWithAccess(seminar, owner.id)).toEqual([
    { ...session, directions: 'Klingel Weiß' },
  ]);
  await actAs(await newAdvisor());
  await expectRefusal(readSessionsWithAccess(seminar, owner.id));
});
