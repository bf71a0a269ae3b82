import { expect, test } from 'vitest';
import {
  ledBy,
  settledTeam,
  withDeputy,
  withMember,
  withoutMember,
  type People,
} from './team-changes.ts';
import { roleOf, type Fitness } from './permissions.ts';
import type { Team } from './team.ts';

const pro: Fitness = { lv: 2, isBlocked: false };
const lite: Fitness = { lv: 1, isBlocked: false };
const blocked: Fitness = { lv: 2, isBlocked: true };

const joined = (day: number) => new Date(Date.UTC(2026, 0, day));

function aTeam(...uids: string[]): Team {
  const empty: Team = {
    id: 'team',
    name: 'Nord',
    lead: uids[0] ?? null,
    members: {},
    memberIds: [],
    parent: null,
    wish: null,
    structure: 0,
    createdAt: joined(1),
  };
  return uids.reduce((team, uid, at) => withMember(team, uid, joined(at + 1)), empty);
}
const people = (of: Record<string, Fitness>): People => new Map(Object.entries(of));

test('TEAM-06 a lead who can lead stays, whatever the others are', () => {
  const team = aTeam('anna', 'ben');
  expect(settledTeam(team, people({ anna: pro, ben: blocked }))).toEqual({
    team,
    newLead: null,
    asked: null,
  });
});

test.each([
  ['has a smaller package', lite],
  ['is blocked', blocked],
])('TEAM-06 a lead who %s is followed by the deputy who is there the longest', (_why, lead) => {
  const plain = aTeam('anna', 'ben', 'cem', 'dora');
  const team = withDeputy(withDeputy(plain, 'cem', true), 'dora', true);
  const { team: after, newLead } = settledTeam(
    team,
    people({ anna: lead, ben: pro, cem: pro, dora: pro }),
  );
  expect(newLead).toBe('cem');
  expect(after && roleOf(after, 'cem')).toBe('lead');
  expect(after && roleOf(after, 'anna')).toBe('member');
  expect(after && roleOf(after, 'dora')).toBe('deputy');
});

test('TEAM-06 deputies who cannot lead are passed over', () => {
  const team = withDeputy(withDeputy(aTeam('anna', 'ben', 'cem'), 'ben', true), 'cem', true);
  const of = people({ anna: lite, ben: lite, cem: pro });
  expect(settledTeam(team, of).newLead).toBe('cem');
});

test('TEAM-06 without an eligible deputy the team has no lead, and the longest eligible member gets a mail', () => {
  const team = aTeam('anna', 'ben', 'cem', 'dora');
  const of = people({ anna: lite, ben: lite, cem: pro, dora: pro });
  expect(settledTeam(team, of)).toMatchObject({
    team: { lead: null },
    newLead: null,
    asked: 'cem',
  });
  const none = people({ anna: blocked, ben: blocked, cem: lite, dora: lite });
  expect(settledTeam(team, none).asked).toBe('cem');
});

test('TEAM-06 settling twice sends no second mail', () => {
  const of = people({ anna: lite, ben: pro });
  const once = settledTeam(aTeam('anna', 'ben'), of).team;
  expect(once && settledTeam(once, of)).toEqual({ team: once, newLead: null, asked: null });
});

test('TEAM-01 a member who leaves takes nothing along, and the last one the team', () => {
  const team = aTeam('anna', 'ben');
  const of = people({ anna: pro, ben: pro });
  const { team: after } = withoutMember(team, 'ben', of);
  expect(after?.memberIds).toEqual(['anna']);
  expect(Object.keys(after?.members ?? {})).toEqual(['anna']);
  expect(after && withoutMember(after, 'anna', of).team).toBeNull();
});

test('TEAM-06 a lead who leaves is followed like one whose account is closed', () => {
  const team = withDeputy(aTeam('anna', 'ben', 'cem'), 'cem', true);
  const left = withoutMember(team, 'anna', people({ anna: pro, ben: pro, cem: pro }));
  expect(left).toMatchObject({ newLead: 'cem', team: { lead: 'cem', memberIds: ['ben', 'cem'] } });
});

test('TEAM-02 joining again changes nothing, and a new lead is a deputy no more', () => {
  const team = withDeputy(aTeam('anna', 'ben'), 'ben', true);
  expect(withMember(team, 'ben', joined(20))).toBe(team);
  const led = ledBy(team, 'ben');
  expect(led.members['ben']?.isDeputy).toBe(false);
  expect(roleOf(led, 'ben')).toBe('lead');
});

test('names that every object has are no members', () => {
  expect(roleOf(aTeam('anna'), 'constructor')).toBeNull();
  expect(withDeputy(aTeam('anna'), 'toString', true).memberIds).toEqual(['anna']);
});
