import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  audienceField,
  audiencesOf,
  audienceTextSchema,
  hasAudiences,
  isFor,
  isPublic,
  orgAudience,
  ownAudience,
  parseAudience,
  teamAudience,
  withTeam,
} from './audience.ts';

const anna = { id: 'anna', org: 'org-a', team: 'nord' };

test('TEAM-05 an item without the field is public', () => {
  expect(audienceField.parse(undefined)).toBe('public');
  expect(isPublic({ audience: 'public' })).toBe(true);
});

test.each([
  ['public', { kind: 'public' }],
  [orgAudience('org-a'), { kind: 'org', id: 'org-a' }],
  [teamAudience('nord'), { kind: 'team', id: 'nord' }],
  [ownAudience('anna'), { kind: 'own', id: 'anna' }],
])('TEAM-05 reads %s', (text, audience) => {
  expect(audienceTextSchema.parse(text)).toBe(text);
  expect(parseAudience(text)).toEqual(audience);
});

test.each(['', 'Public', 'org:', 'team', 'team:a/b', 'all:x', ' public'])(
  'TEAM-05 refuses %j, and never takes it for public',
  (text) => {
    expect(audienceTextSchema.safeParse(text).success).toBe(false);
    expect(parseAudience(text)).toEqual({ kind: 'own', id: '' });
    expect(isFor({ audience: text }, { audiences: audiencesOf(anna) })).toBe(false);
  },
);

test('TEAM-05 an id that looks like another audience stays an id', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^/]{1,100}$/s), (id) => {
      expect(parseAudience(teamAudience(id))).toEqual({ kind: 'team', id });
      expect(isPublic({ audience: teamAudience(id) })).toBe(false);
    }),
    { examples: [['org:org-a'], ['public']] },
  );
});

test('TEAM-05 an advisor belongs to their organisation and their team alone', () => {
  const audiences = audiencesOf(anna);
  const sees = (audience: string) => isFor({ audience }, { audiences });
  expect(['public', 'org:org-a', 'team:nord', 'own:anna'].filter(sees)).toHaveLength(4);
  expect(['org:org-b', 'team:org-a', 'own:ben', 'org:nord'].filter(sees)).toEqual([]);
});

test('TEAM-05 joining replaces the team, leaving removes it, and both keep the others', () => {
  const audiences = audiencesOf(anna);
  expect(withTeam(audiences, 'sued')).toEqual(audiencesOf({ ...anna, team: 'sued' }));
  expect(withTeam(audiences, null)).toEqual(audiencesOf({ ...anna, team: null }));
  expect(withTeam(withTeam(audiences, null), 'nord')).toEqual(audiences);
});

test('TEAM-05 an account of an earlier release is incomplete, also after it joined a team', () => {
  expect(hasAudiences({ id: 'anna', audiences: audiencesOf(anna) })).toBe(true);
  expect(hasAudiences({ id: 'anna', audiences: withTeam([], 'nord') })).toBe(false);
});
