import { expect, test } from 'vitest';
import { matchesSearch } from './search-text.ts';

test.each([
  ['', true],
  ['  ', true],
  ['rente', true],
  ['RENTENLUCKE', true],
  ['weiss rente', true],
  ['rente etf', false],
])('LIB-01 QUICK-01 a search for %j', (search, found) => {
  expect(matchesSearch(search, 'Die Rentenlücke', 'Clara Weiß')).toBe(found);
});
