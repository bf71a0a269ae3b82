import '../../../../test/own-project.ts';
import { FEWEST_IN_SUM, noFigures } from '@wbd/domain/teams';
import { aDeal } from '@wbd/domain/testing';
import { berlinDay, monthOf } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { aCustomer, store } from '../../../../test/data.ts';
import { emptyProject } from '../../../../test/empty-project.ts';
import {
  aGuest,
  consentOf,
  figuresFor,
  figuresTestPorts,
  join,
  PRESENT,
  share,
  shareMoney,
  storedFigures,
  sweep,
  withdraw,
} from '../../../../test/figures-world.ts';
import { codeOf } from '../../../../test/code-of.ts';
import { aTeam, aTeamPerson, change, type TeamPerson } from '../../../../test/team-world.ts';
import { db } from '../../../core/firestore.ts';
import { settleTeamsOf } from '../settle-teams.service.ts';
import { figuresRepository } from './figures.repository.ts';

const NOTHING = { shares: false, sharesMoney: false, members: [], below: [] };
const ONE = { registrations: 1, attendances: 1, customers: 1, referrals: 1 };

async function aTeamOf(members: number) {
  const { id, lead, others } = await aTeam(members);
  const [ben, cem] = others;
  if (!ben || !cem) throw new Error('nobody joined');
  return { id, lead, ben, cem, others };
}

const seenBy = async (who: TeamPerson) => (await figuresFor(who)).members.map(({ uid }) => uid);

test('TEAM-04.1 lead and deputies see the figures of members who share them, a member only their own, a stranger none', async () => {
  const { id, lead, ben, cem } = await aTeamOf(2);
  await change(lead, { kind: 'promote', uid: ben.uid });
  await aGuest(cem);
  expect(await figuresFor(lead)).toEqual(NOTHING);
  await share(cem, id);
  await share(lead, id);
  const { members, shares } = await figuresFor(lead);
  expect(shares).toBe(true);
  expect(members.find(({ uid }) => uid === cem.uid)?.months).toEqual({
    [monthOf(new Date())]: ONE,
  });
  expect((await seenBy(lead)).toSorted()).toEqual([lead.uid, cem.uid].toSorted());
  expect((await seenBy(ben)).toSorted()).toEqual([lead.uid, cem.uid].toSorted());
  expect(await seenBy(cem)).toEqual([cem.uid]);
  await change(lead, { kind: 'demote', uid: ben.uid });
  expect(await figuresFor(ben)).toEqual(NOTHING);
  const stranger = await aTeamPerson();
  expect(await codeOf(figuresFor(stranger))).toBe('team/not-found');
  expect(await codeOf(share(stranger, id))).toBe('team/not-found');
});

test('TEAM-03.6 a lead sees sums of teams directly below, of three people or more, never of whom', async () => {
  const upper = await aTeamOf(2);
  const lower = await aTeamOf(2);
  await change(upper.lead, { kind: 'promote', uid: upper.ben.uid });
  await change(lower.lead, { kind: 'wish-parent', code: upper.lead.code });
  await change(upper.lead, { kind: 'accept-below', team: lower.id });
  for (const one of [lower.lead, lower.ben, lower.cem]) await aGuest(one);
  await share(lower.lead, lower.id);
  await share(lower.ben, lower.id);
  const none = { team: lower.id, countedAt: null, months: null, money: null };
  expect((await figuresFor(upper.lead)).below).toEqual([none]);
  await share(lower.cem, lower.id);
  const seen = await figuresFor(upper.lead);
  expect(seen.members).toEqual([]);
  const sums = { registrations: 3, attendances: 3, customers: 3, referrals: 3 };
  expect(seen.below).toMatchObject([{ team: lower.id, months: { [monthOf(new Date())]: sums } }]);
  for (const { uid } of [lower.lead, lower.ben, lower.cem]) {
    expect(JSON.stringify(seen)).not.toContain(uid);
  }
  expect(FEWEST_IN_SUM).toBe(3);
  // neither deputies and members of the team above, nor anyone of the team below
  for (const other of [upper.ben, upper.cem, lower.lead]) {
    expect((await figuresFor(other)).below).toEqual([]);
  }
  await change(lower.lead, { kind: 'leave-parent' });
  expect((await figuresFor(upper.lead)).below).toEqual([]);
});

test('TEAM-03.3 TEAM-03.6 revenue and commission need a consent of their own, and are sums of confirmed deals', async () => {
  const { id, lead, ben } = await aTeamOf(2);
  expect(await codeOf(shareMoney(ben, id))).toBe('conflict');
  await share(ben, id);
  expect(await codeOf(shareMoney(ben, id, 'team-money-0'))).toBe('conflict');
  const month = monthOf(new Date());
  const on = berlinDay(new Date());
  const own = aCustomer(ben.uid);
  await store('deals', aDeal(own, { on, netCents: 80_000, state: 'confirmed' }));
  await store('deals', aDeal(own, { on, netCents: 5_000, state: 'reported' }));
  await store('deals', aDeal(own, { on, netCents: 7_000, state: 'cancelled', commission: 700 }));
  const referred = { on, partner: ben.uid, commission: 1_250, state: 'confirmed' } as const;
  await store('deals', aDeal(aCustomer(lead.uid), referred));
  expect((await figuresFor(lead)).members).toMatchObject([{ uid: ben.uid, money: null }]);
  await shareMoney(ben, id);
  const money = { [month]: { revenue: 80_000, commission: 1_250 } };
  expect((await figuresFor(lead)).members).toMatchObject([{ uid: ben.uid, money }]);
  expect(await figuresFor(ben)).toMatchObject({ shares: true, sharesMoney: true });
  await shareMoney(ben, id, null);
  expect((await storedFigures(ben))?.money).toBeNull();
  await shareMoney(ben, id);
  await withdraw(ben, id);
  await share(ben, id);
  expect(await figuresFor(ben)).toMatchObject({ shares: true, sharesMoney: false });
});

test('TEAM-03.6 sums of money leave a team only from three people who share it', async () => {
  const upper = await aTeamOf(2);
  const lower = await aTeamOf(2);
  await change(lower.lead, { kind: 'wish-parent', code: upper.lead.code });
  await change(upper.lead, { kind: 'accept-below', team: lower.id });
  const on = berlinDay(new Date());
  for (const one of [lower.lead, lower.ben, lower.cem]) {
    await store('deals', aDeal(aCustomer(one.uid), { on, netCents: 10_000, state: 'confirmed' }));
    await share(one, lower.id);
  }
  for (const one of [lower.lead, lower.ben]) await shareMoney(one, lower.id);
  expect((await figuresFor(upper.lead)).below).toMatchObject([{ team: lower.id, money: null }]);
  await shareMoney(lower.cem, lower.id);
  const money = { [monthOf(new Date())]: { revenue: 30_000, commission: 0 } };
  expect((await figuresFor(upper.lead)).below).toMatchObject([{ team: lower.id, money }]);
});

test('TEAM-03.6 a month in which fewer than three were members has no sum', async () => {
  const upper = await aTeamOf(2);
  const lower = await aTeamOf(2);
  await change(lower.lead, { kind: 'wish-parent', code: upper.lead.code });
  await change(upper.lead, { kind: 'accept-below', team: lower.id });
  for (const one of [lower.lead, lower.ben, lower.cem]) {
    await share(one, lower.id);
    await shareMoney(one, lower.id);
  }
  const early = { '2026-01': ONE };
  const money = { '2026-01': { revenue: 50_000, commission: 0 } };
  const alone = { [`months.2026-01`]: ONE, [`money.2026-01`]: money['2026-01'] };
  await db.doc(`teamFigures/${lower.ben.uid}`).update(alone);
  expect((await storedFigures(lower.ben))?.months).toMatchObject(early);
  const [sums] = (await figuresFor(upper.lead)).below;
  const months = [monthOf(new Date())];
  expect(Object.keys(sums?.months ?? {})).toEqual(months);
  expect(Object.keys(sums?.money ?? {})).toEqual(months);
});

test('TEAM-03.5 what is stored and sent of a member are counts, without any trace of a customer', async () => {
  const { id, lead, cem } = await aTeamOf(2);
  const customer = await aGuest(cem);
  await share(cem, id);
  const stored = JSON.stringify([
    (await db.doc(`teamFigures/${cem.uid}`).get()).data(),
    await figuresFor(lead),
  ]);
  for (const trace of [customer.id, customer.lastName, customer.email ?? '']) {
    expect(trace).not.toBe('');
    expect(stored).not.toContain(trace);
  }
});

test('TEAM-03.3 without a consent nothing is counted, and it is to the words that were shown, once', async () => {
  const { id, ben, cem } = await aTeamOf(2);
  expect(await consentOf(ben)).toBeNull();
  expect(await storedFigures(ben)).toBeNull();
  const old = share(ben, id, figuresTestPorts(), 'team-figures-0');
  expect(await codeOf(old)).toBe('conflict');
  expect(await codeOf(share(ben, 'another-team'))).toBe('team/not-found');
  expect(await consentOf(ben)).toBeNull();
  await share(ben, id);
  const first = await consentOf(ben);
  expect(first).toMatchObject({ version: PRESENT });
  expect(first?.wording).toContain('Ich kann das jederzeit beenden');
  await share(ben, id);
  expect(await consentOf(ben)).toEqual(first);
  expect(await consentOf(cem)).toBeNull();
});

const ENDS: readonly [
  string,
  (who: TeamPerson, lead: TeamPerson, id: string) => Promise<unknown>,
][] = [
  ['withdraws', (who, _lead, id) => withdraw(who, id)],
  ['leaves', (who) => change(who, { kind: 'leave' })],
  ['is removed', (who, lead) => change(lead, { kind: 'remove', uid: who.uid })],
  ['loses the team', (_who, lead) => change(lead, { kind: 'dissolve' })],
  [
    'closes the account',
    async (who) => {
      await db.doc(`advisors/${who.uid}`).delete();
      await settleTeamsOf(figuresTestPorts(), who.uid);
    },
  ],
];

test.each(ENDS)('TEAM-03.3 nothing is kept of a member who %s', async (_how, end) => {
  const { id, lead, ben, cem } = await aTeamOf(2);
  await share(ben, id);
  await share(cem, id);
  await end(cem, lead, id);
  expect(await storedFigures(cem)).toBeNull();
  await sweep(figuresTestPorts({ now: () => new Date(Date.now() + 48 * 3_600_000) }));
  expect(await storedFigures(cem)).toBeNull();
  // who wants to end it again, from a page that shows how it was, gets no error
  if (_how === 'withdraws') {
    expect(await codeOf(withdraw(cem, id))).toBe('done');
    expect(await consentOf(cem)).toBeNull();
    expect(await seenBy(lead)).toEqual([ben.uid]);
  }
});

test('TEAM-03.3 a consent that is withdrawn while the figures are counted leaves none', async () => {
  const { id, ben } = await aTeamOf(2);
  let withdrawn = false;
  const ports = figuresTestPorts({
    figures: {
      async count(...wanted) {
        if (!withdrawn) {
          withdrawn = true;
          await withdraw(ben, id);
        }
        return figuresRepository.count(...wanted);
      },
    },
  });
  await share(ben, id, ports);
  expect(withdrawn).toBe(true);
  expect(await storedFigures(ben)).toBeNull();
});

test('TEAM-03.4 figures that are counted while the member leaves and returns begin with the return', async () => {
  const { id, lead, ben } = await aTeamOf(2);
  await aGuest(ben);
  let returned = false;
  const ports = figuresTestPorts({
    figures: {
      async count(...wanted) {
        if (!returned) {
          returned = true;
          await change(ben, { kind: 'leave' });
          await join(lead, ben);
          await share(ben, id);
        }
        return figuresRepository.count(...wanted);
      },
    },
  });
  await share(ben, id, ports);
  expect((await storedFigures(ben))?.months).toEqual({ [monthOf(new Date())]: noFigures() });
});

test(
  'figures that could not be counted are shown as such, stop no others and are counted later',
  async () => {
    await emptyProject();
    const { id, lead, ben, cem } = await aTeamOf(2);
    await share(cem, id);
    const logged: string[] = [];
    const broken = figuresTestPorts({
      logged,
      now: () => new Date(Date.now() + 48 * 3_600_000),
      figures: {
        count: (uid, ...wanted) =>
          uid === ben.uid
            ? Promise.reject(new Error('no database'))
            : figuresRepository.count(uid, ...wanted),
      },
    });
    await share(ben, id, broken);
    expect(logged).toEqual(['figures.not-counted']);
    const uncounted = { uid: ben.uid, countedAt: null, months: {}, money: null };
    expect((await figuresFor(lead)).members).toContainEqual(uncounted);
    const before = (await storedFigures(cem))?.countedAt;
    await expect(sweep(broken)).rejects.toThrow('Figures of 1 members were not counted.');
    expect((await storedFigures(cem))?.countedAt).not.toEqual(before);
    expect(
      await sweep(figuresTestPorts({ now: () => new Date(Date.now() + 48 * 3_600_000) })),
    ).toBe(1);
    expect((await storedFigures(ben))?.countedAt).not.toBeNull();
  },
  patient(30_000),
);
