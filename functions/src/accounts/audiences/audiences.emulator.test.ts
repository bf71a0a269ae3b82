import '../../../test/own-project.ts';
import { audiencesOf, ownAudience, teamAudience } from '@wbd/domain/audiences';
import { anExpertVideo } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { aSeminar, aSession, newId, store } from '../../../test/data.ts';
import { aTeam, aTeamPerson, change, type TeamPerson } from '../../../test/team-world.ts';
import { mirrorAudience } from '../../content/audiences/mirror-audience.service.ts';
import { db } from '../../core/firestore.ts';
import { readAccount } from '../../core/people.repository.ts';
import { completeAudiences } from './complete-audiences.service.ts';
import { keepOwnItems } from './keep-own-items.service.ts';

const ORG = 'org-test';
const fieldOf = async (path: string, field: string): Promise<unknown> =>
  (await db.doc(path).get()).get(field);
const audiencesIn = async ({ uid }: TeamPerson) => (await readAccount(uid))?.audiences;
const withoutTeam = ({ uid }: TeamPerson) => audiencesOf({ id: uid, org: ORG, team: null });
const inTeam = ({ uid }: TeamPerson, team: string) => audiencesOf({ id: uid, org: ORG, team });

/** A team whose accounts are complete, as those of this release are. */
async function aCompleteTeam(members: number) {
  const { id, lead, others } = await aTeam(members);
  for (const { uid } of [lead, ...others]) await completeAudiences(uid);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  return { id, lead, ben, cem };
}

test('TEAM-05.4 TEAM-06.2 audiences follow joining, leaving, removal and the end of a team in the same write', async () => {
  const { id, lead, ben, cem } = await aCompleteTeam(2);
  for (const one of [lead, ben, cem]) expect(await audiencesIn(one)).toEqual(inTeam(one, id));
  await change(ben, { kind: 'leave' });
  expect(await audiencesIn(ben)).toEqual(withoutTeam(ben));
  await change(lead, { kind: 'remove', uid: cem.uid });
  expect(await audiencesIn(cem)).toEqual(withoutTeam(cem));
  await change(lead, { kind: 'dissolve' });
  expect(await audiencesIn(lead)).toEqual(withoutTeam(lead));
});

test('TEAM-05 an account of an earlier release gets its audiences, and another organisation changes them', async () => {
  const ben = await aTeamPerson();
  expect(await audiencesIn(ben)).toEqual([]);
  await completeAudiences(ben.uid);
  await completeAudiences(ben.uid);
  expect(await audiencesIn(ben)).toEqual(withoutTeam(ben));
  await db.doc(`advisors/${ben.uid}`).update({ org: 'org-2' });
  await completeAudiences(ben.uid);
  expect(await audiencesIn(ben)).toEqual(audiencesOf({ id: ben.uid, org: 'org-2', team: null }));
  await completeAudiences(newId('gone'));
});

test('TEAM-05.4 TEAM-06.2 what a member shared with a team they left stays theirs alone, with its sessions; the rest stays shared', async () => {
  const { id, ben, cem } = await aCompleteTeam(2);
  const audience = teamAudience(id);
  const seminar = await store('seminars', aSeminar(ben.uid, { audience }));
  const session = await store('sessions', aSession(seminar));
  const expert = await store('expertVideos', anExpertVideo(ben.uid, { audience }));
  const open = await store('seminars', aSeminar(ben.uid));
  const ofOrg = await store('seminars', aSeminar(ben.uid, { audience: `org:${ORG}` }));
  const others = await store('seminars', aSeminar(cem.uid, { audience }));
  await keepOwnItems(ben.uid);
  expect(await fieldOf(`seminars/${seminar.id}`, 'audience')).toBe(audience);

  await change(ben, { kind: 'leave' });
  await keepOwnItems(ben.uid);
  // a delivery that comes twice
  await keepOwnItems(ben.uid);
  await mirrorAudience(seminar.id);
  const own = ownAudience(ben.uid);
  expect(await fieldOf(`seminars/${seminar.id}`, 'audience')).toBe(own);
  expect(await fieldOf(`sessions/${session.id}`, 'audience')).toBe(own);
  expect(await fieldOf(`expertVideos/${expert.id}`, 'audience')).toBe(own);
  expect(await fieldOf(`seminars/${open.id}`, 'audience')).toBe('public');
  expect(await fieldOf(`seminars/${ofOrg.id}`, 'audience')).toBe(`org:${ORG}`);
  expect(await fieldOf(`seminars/${others.id}`, 'audience')).toBe(audience);
});

/** Shares as the rules let an owner: with an audience that the account has when the write arrives. */
const share = (uid: string, seminar: string, audience: string) =>
  db.runTransaction(async (transaction) => {
    const account = await transaction.get(db.doc(`accounts/${uid}`));
    const audiences: unknown = account.get('audiences');
    if (!Array.isArray(audiences) || !audiences.includes(audience)) return;
    transaction.update(db.doc(`seminars/${seminar}`), { audience });
  });

test('TEAM-05.4 TEAM-06.2 sharing and leaving at once never leaves an item with a team that its owner is not in', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, ben } = await aCompleteTeam(2);
    const seminar = await store('seminars', aSeminar(ben.uid));
    await Promise.all([
      share(ben.uid, seminar.id, teamAudience(id)),
      // the trigger's run follows the write of the account
      change(ben, { kind: 'leave' }).then(() => keepOwnItems(ben.uid)),
    ]);
    expect(['public', ownAudience(ben.uid)]).toContain(
      await fieldOf(`seminars/${seminar.id}`, 'audience'),
    );
  }
});

test('TEAM-04.3 the lead takes an item out of the team, once and with an entry in the history; others do not', async () => {
  const { id, lead, ben, cem } = await aCompleteTeam(2);
  await change(lead, { kind: 'promote', uid: cem.uid });
  const audience = teamAudience(id);
  const seminar = await store('seminars', aSeminar(ben.uid, { audience }));
  const expert = await store('expertVideos', anExpertVideo(ben.uid, { audience }));
  const elsewhere = await store('seminars', aSeminar(ben.uid, { audience: 'team:sued' }));
  const takeOut = { kind: 'take-out', what: 'seminar', item: seminar.id } as const;
  for (const one of [ben, cem])
    expect(await codeOf(change(one, takeOut))).toBe('permission/denied');
  expect(await codeOf(change(await aTeamPerson(), takeOut))).toBe('team/not-found');

  await change(lead, takeOut);
  await change(lead, takeOut);
  await change(lead, { kind: 'take-out', what: 'expert', item: expert.id });
  await change(lead, { ...takeOut, item: elsewhere.id });
  await change(lead, { ...takeOut, item: newId('gone') });
  expect(await fieldOf(`seminars/${seminar.id}`, 'audience')).toBe(ownAudience(ben.uid));
  expect(await fieldOf(`expertVideos/${expert.id}`, 'audience')).toBe(ownAudience(ben.uid));
  expect(await fieldOf(`seminars/${elsewhere.id}`, 'audience')).toBe('team:sued');
  const entries = await db
    .collection(`teams/${id}/teamEntries`)
    .where('event', '==', 'item-taken-out')
    .get();
  expect(
    entries.docs.map((one) => ['by', 'about', 'name'].map((field) => String(one.get(field)))),
  ).toEqual(
    expect.arrayContaining([
      [lead.uid, ben.uid, 'seminar'],
      [lead.uid, ben.uid, 'expert'],
    ]),
  );
  expect(entries.size).toBe(2);
});
