import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesSearch } from '../fields/search-text.ts';
import { accountSearch, searchedPieces } from './account-search.ts';

const account = { name: 'Jörg Müller-Weiß', code: 'jörgmw', email: 'j.mueller@web.example' };
const finds = (search: string) => {
  const stored = accountSearch(account);
  return searchedPieces(search).every((piece) => stored[piece]);
};

test.each(['müller', 'MUELLER', 'uller', 'weiss', 'Weiß Jörg', 'web.ex', 'örgm', '@web'])(
  '%s finds the account',
  (search) => {
    expect(searchedPieces(search).length).toBeGreaterThan(0);
    expect(finds(search)).toBe(true);
  },
);

test.each(['meier', 'müllerin', 'eva'])('%s does not', (search) => {
  expect(finds(search)).toBe(false);
});

test('less than three letters ask for nothing, and a long search for eight pieces at most', () => {
  expect(searchedPieces(' Jö ')).toEqual([]);
  expect(searchedPieces('ein sehr langer name ohne ende')).toHaveLength(8);
});

test('whatever holds a search has its pieces, and each can stand in a path without quotes', () => {
  const name = fc.stringMatching(/^[a-zäöüßłøé' .-]{3,24}$/);
  fc.assert(
    fc.property(name, fc.nat(20), fc.integer({ min: 3, max: 12 }), (text, from, length) => {
      const search = text.slice(from, from + length);
      const stored = accountSearch({ name: text, code: '', email: '' });
      expect(Object.keys(stored).join('')).toMatch(/^[a-z0-9_]*$/);
      if (matchesSearch(search, text)) {
        expect(searchedPieces(search).filter((piece) => !stored[piece])).toEqual([]);
      }
    }),
    // an umlaut's e at the beginning of a search, with another umlaut behind it
    { examples: [['üéøéä łä', 1, 4]] },
  );
});
