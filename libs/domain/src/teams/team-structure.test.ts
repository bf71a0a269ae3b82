import { expect, test } from 'vitest';
import { structureProblem, type TeamPlace } from './team-structure.ts';

const team = (id: string, place: Partial<TeamPlace> = {}) => ({
  id,
  above: [],
  floorsBelow: 0 as const,
  ...place,
});

test('TEAM-02 a team may be placed below another one, three floors in all', () => {
  expect(structureProblem(team('a'), { ...team('b'), below: 0 })).toBeNull();
  const below = { ...team('b', { above: [{ id: 'c' }] }), below: 0 };
  expect(structureProblem(team('a'), below)).toBeNull();
  expect(structureProblem(team('a', { floorsBelow: 1 }), { ...team('b'), below: 0 })).toBeNull();
});

test.each([
  ['a fourth floor above', team('a'), { above: [{ id: 'c' }, { id: 'd' }] }],
  ['a fourth floor below', team('a', { floorsBelow: 2 }), {}],
  ['a floor too many on both sides', team('a', { floorsBelow: 1 }), { above: [{ id: 'c' }] }],
])('TEAM-02 refuses %s', (_what, lower, upper) => {
  expect(structureProblem(lower, { ...team('b', upper), below: 0 })).toBe('too-deep');
});

test('TEAM-02 refuses a team below itself, or below one of its own', () => {
  expect(structureProblem(team('a'), { ...team('a'), below: 0 })).toBe('circle');
  const upper = { ...team('b', { above: [{ id: 'a' }] }), below: 0 };
  expect(structureProblem(team('a', { floorsBelow: 1 }), upper)).toBe('circle');
});

test('TEAM-02 refuses more than 20 teams below one', () => {
  expect(structureProblem(team('a'), { ...team('b'), below: 19 })).toBeNull();
  expect(structureProblem(team('a'), { ...team('b'), below: 20 })).toBe('too-many');
});
