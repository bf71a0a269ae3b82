import { aSeminar } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { groupSeminars } from './seminar-groups.ts';

const viewer = {
  id: 'anna',
  org: 'org-test',
  audiences: ['own:anna', 'org:org-test', 'team:nord'],
};
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const own = aSeminar('anna', { id: 'own', createdAt: at(1) });
const newer = aSeminar('anna', { id: 'newer', createdAt: at(2) });
const colleague = aSeminar('ben', { id: 'colleague' });
const foreign = aSeminar('cem', { id: 'foreign', org: 'org-2' });
const all = [own, newer, colleague, foreign];
const nobodySpecial = { specialAdvisor: null };

const ids = (groups: ReturnType<typeof groupSeminars>) => ({
  own: groups.own.map(({ id }) => id),
  colleagues: groups.colleagues.map(({ id }) => id),
});

test('own seminars, the newest first, and those of the same organisation', () => {
  const expected = { own: ['newer', 'own'], colleagues: ['colleague'] };
  expect(ids(groupSeminars(all, viewer, nobodySpecial))).toEqual(expected);
  expect(ids(groupSeminars(all, viewer, null))).toEqual(expected);
});

test('an excluded seminar is listed for its owner only', () => {
  const seminars = all.map((seminar) => ({ ...seminar, excluded: true }));
  expect(ids(groupSeminars(seminars, viewer, nobodySpecial))).toEqual({
    own: ['newer', 'own'],
    colleagues: [],
  });
});

test('the special advisor sees the seminars of everyone, excluded ones too', () => {
  const seminars = [own, { ...colleague, excluded: true }, foreign];
  const config = { specialAdvisor: 'anna' };
  expect(ids(groupSeminars(seminars, viewer, config)).colleagues.toSorted()).toEqual([
    'colleague',
    'foreign',
  ]);
});

test('that there is a special advisor changes nothing for the others', () => {
  const seminars = [own, { ...colleague, excluded: true }];
  expect(ids(groupSeminars(seminars, viewer, { specialAdvisor: 'ben' })).colleagues).toEqual([]);
});

test('ROUTE-13 a hidden seminar is listed for its owner alone, not even for the special advisor', () => {
  const seminars = all.map((seminar) => ({ ...seminar, hidden: true }));
  const expected = { own: ['newer', 'own'], colleagues: [] };
  expect(ids(groupSeminars(seminars, viewer, nobodySpecial))).toEqual(expected);
  expect(ids(groupSeminars(seminars, viewer, { specialAdvisor: 'anna' }))).toEqual(expected);
});

test('TEAM-05.2 seminars for the organisation or the team are listed, of other organisations too, and no others', () => {
  const narrow = (id: string, audience: string, org = 'org-test') =>
    aSeminar('ben', { id, audience, org });
  const seminars = [
    narrow('org', 'org:org-test'),
    narrow('team', 'team:nord', 'org-2'),
    narrow('elsewhere', 'team:sued'),
    narrow('bens', 'own:ben'),
    { ...narrow('excluded', 'team:nord'), excluded: true },
    { ...narrow('hidden', 'team:nord'), hidden: true },
  ];
  const listed = (config: { specialAdvisor: string | null }) =>
    ids(groupSeminars(seminars, viewer, config)).colleagues.toSorted();
  expect(listed(nobodySpecial)).toEqual(['org', 'team']);
  // the special advisor belongs to no other team
  expect(listed({ specialAdvisor: 'anna' })).toEqual(['org', 'team']);
});
