import { expect, test } from 'vitest';
import { isGuest, mostGuests } from './guests.ts';

test.each([
  [1, 2],
  [10, 2],
  [14, 2],
  [15, 3],
  [20, 4],
  [1000, 200],
])('of %i seats one advisor may give %i to guests', (maxParticipants, most) => {
  expect(mostGuests({ maxParticipants })).toBe(most);
});

test.each([
  ['a colleague', { advisor: 'b', page: null }, true],
  ['the host', { advisor: 'a', page: null }, false],
  ['themselves, on the page of a colleague', { advisor: 'b', page: 'b' }, false],
])('a person registered by %s is a guest: %s', (_who, seat, expected) => {
  expect(isGuest({ seminarAdvisor: 'a', ...seat })).toBe(expected);
});
