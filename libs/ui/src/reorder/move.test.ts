import { expect, test } from 'vitest';
import { move } from './move.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [9, 0, ['a', 'b', 'c']],
])('CONF-05 from %i to %i', (from, to, moved) => {
  expect(move(['a', 'b', 'c'], from, to)).toEqual(moved);
});
