import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { mailSchema } from '@wbd/domain/mails';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import {
  accountTeam,
  answer,
  aTeam,
  aTeamPerson,
  change,
  contradictions,
  invitationsTo,
  invite,
  teamOf,
  teamTestPorts,
  type TeamPerson,
} from '../../../test/team-world.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { settleTeamsOf } from './settle-teams.service.ts';

const settle = ({ uid }: TeamPerson) => settleTeamsOf(teamTestPorts(), uid);

async function newsTo({ uid }: TeamPerson): Promise<string[]> {
  const { docs } = await db.collection('mails').where('advisor', '==', uid).get();
  return parseDocuments(mailSchema, docs).flatMap((mail) =>
    mail.kind === 'team-news' ? [mail.event] : [],
  );
}

async function withDeputy() {
  const { id, lead, others } = await aTeam(2);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  await change(lead, { kind: 'promote', uid: cem.uid });
  return { id, lead, ben, cem };
}

const ENDS: readonly [string, (lead: TeamPerson) => Promise<unknown>][] = [
  ['has a smaller package', ({ uid }) => db.doc(`advisors/${uid}`).update({ lv: 0 })],
  [
    'is blocked',
    ({ uid }) => db.doc(`accounts/${uid}`).update({ block: { reason: 'Verstoß', at: new Date() } }),
  ],
  [
    'closes the account',
    async ({ uid }) => {
      await db.doc(`advisors/${uid}`).delete();
      await db.doc(`accounts/${uid}`).delete();
    },
  ],
];

test.each(ENDS)(
  'TEAM-06 a deputy takes over from a lead who %s, once; content is not touched',
  async (_why, end) => {
    const { id, lead, ben, cem } = await withDeputy();
    await db.doc(`seminars/of-${lead.uid}`).set({ advisor: lead.uid, title: 'Mein Seminar' });
    await end(lead);
    await settle(lead);
    await settle(lead);
    expect((await teamOf(id))?.lead).toBe(cem.uid);
    expect((await newsTo(cem)).filter((event) => event === 'team-leading')).toHaveLength(1);
    expect(await newsTo(ben)).not.toContain('team-lead-asked');
    expect(await contradictions(id)).toEqual([]);
    expect((await db.doc(`seminars/of-${lead.uid}`).get()).get('advisor')).toBe(lead.uid);
    expect(await codeOf(change(cem, { kind: 'rename', name: 'Süd' }))).toBe('done');
  },
);

test('TEAM-06.1 without a deputy the longest member gets a mail, and takes over with the package for it', async () => {
  const { id, lead, others } = await aTeam(2, 1);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  await db.doc(`advisors/${lead.uid}`).update({ lv: 1 });
  await settle(lead);
  expect((await teamOf(id))?.lead).toBeNull();
  expect(await newsTo(ben)).toEqual(['team-lead-asked']);
  expect(await newsTo(cem)).toEqual([]);
  expect(await codeOf(change(ben, { kind: 'take-over' }))).toBe('team/needs-pro');
  await db.doc(`advisors/${ben.uid}`).update({ lv: 2 });
  expect(await codeOf(change(ben, { kind: 'take-over' }))).toBe('done');
  expect(await codeOf(change(ben, { kind: 'take-over' }))).toBe('done');
  await db.doc(`advisors/${cem.uid}`).update({ lv: 2 });
  expect(await codeOf(change(cem, { kind: 'take-over' }))).toBe('conflict');
  expect(await contradictions(id)).toEqual([]);
});

test('TEAM-06 a lead whose package is too small by now decides nothing before the team is settled', async () => {
  const { lead, others } = await aTeam(1);
  await db.doc(`advisors/${lead.uid}`).update({ lv: 1 });
  const uid = others[0]?.uid ?? '';
  expect(await codeOf(change(lead, { kind: 'remove', uid }))).toBe('team/needs-pro');
  expect(await codeOf(invite(lead, 'neu@example.org'))).toBe('team/needs-pro');
});

test(
  'TEAM-02 whatever two leads do to each other at once, one of them leads and nothing contradicts itself',
  async () => {
    for (let round = 0; round < 6; round++) {
      const { id, lead, ben, cem } = await withDeputy();
      await change(lead, { kind: 'hand-over', uid: cem.uid });
      // the first one's page still says that they lead
      const outcomes = await Promise.all([
        codeOf(change(cem, { kind: 'hand-over', uid: lead.uid })),
        codeOf(change(lead, { kind: 'remove', uid: cem.uid })),
        codeOf(change(cem, { kind: 'remove', uid: lead.uid })),
        codeOf(change(ben, { kind: 'leave' })),
      ]);
      expect(await contradictions(id), outcomes.join()).toEqual([]);
      const team = await teamOf(id);
      expect([lead.uid, cem.uid]).toContain(team?.lead);
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(1);
    }
  },
  patient(180_000),
);

test(
  'TEAM-01 an invitation that is accepted twice, withdrawn and outlived at once ends in one state',
  async () => {
    for (let round = 0; round < 5; round++) {
      const { id, lead } = await aTeam(0);
      const other = await aTeam(0);
      const ben = await aTeamPerson();
      await invite(lead, ben.email);
      await invite(other.lead, ben.email);
      const invitations = await invitationsTo(ben.email);
      const mine = invitations.find(({ team }) => team === id)?.id ?? '';
      const theirs = invitations.find(({ team }) => team === other.id)?.id ?? '';
      await Promise.all([
        codeOf(answer(ben, mine)),
        codeOf(answer(ben, mine)),
        codeOf(answer(ben, theirs)),
        codeOf(change(lead, { kind: 'withdraw-invitation', invitation: mine })),
        ...(round % 2 === 0 ? [codeOf(change(other.lead, { kind: 'dissolve' }))] : []),
      ]);
      expect([...(await contradictions(id)), ...(await contradictions(other.id))]).toEqual([]);
      const within = [await teamOf(id), await teamOf(other.id)].filter((team) =>
        team?.memberIds.includes(ben.uid),
      );
      expect(within.length).toBeLessThanOrEqual(1);
      expect((await accountTeam(ben))?.id).toBe(within[0]?.id);
    }
  },
  patient(180_000),
);

test('without the guard, an invitation that is accepted in two teams at once leaves a person in both', async () => {
  const [one, two, ben] = [await aTeam(0), await aTeam(0), await aTeamPerson()];
  await invite(one.lead, ben.email);
  await invite(two.lead, ben.email);
  const invitations = await invitationsTo(ben.email);
  const unguarded = teamTestPorts({ guarded: false });
  await Promise.all(invitations.map(({ id }) => codeOf(answer(ben, id, true, unguarded))));
  const all = [...(await contradictions(one.id)), ...(await contradictions(two.id))];
  expect(all).toEqual(['accounts say otherwise']);
});
