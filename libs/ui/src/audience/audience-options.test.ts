import { expect, test } from 'vitest';
import { audienceOptions } from './audience-options.ts';

const anna = { uid: 'anna', org: 'org-a', team: { id: 'nord', name: 'Nord' }, stored: null };
const values = (changes: Partial<Parameters<typeof audienceOptions>[0]>) =>
  audienceOptions({ ...anna, ...changes }).map(({ value }) => value);

test('TEAM-05.1 offers everyone, the organisation and the team of the advisor', () => {
  expect(values({})).toEqual(['public', 'org:org-a', 'team:nord']);
  expect(values({ team: null })).toEqual(['public', 'org:org-a']);
});

test('TEAM-05.4 an item that lost its team keeps its owner alone as a choice', () => {
  expect(values({ stored: 'own:anna', team: null })).toEqual(['public', 'org:org-a', 'own:anna']);
});

test('the audience of an item stays chosen while the team is on its way', () => {
  expect(values({ stored: 'team:nord', team: null })).toEqual(['public', 'org:org-a', 'team:nord']);
});

test.each([
  ['Nord', 'Nur Team Nord'],
  ['Team Rheinland', 'Nur Team Rheinland'],
  ['Teamwork', 'Nur Team Teamwork'],
])('names the team %s once: %s', (name, label) => {
  const labels = audienceOptions({ ...anna, team: { id: 'nord', name } }).map((one) => one.label);
  expect(labels).toContain(label);
});
