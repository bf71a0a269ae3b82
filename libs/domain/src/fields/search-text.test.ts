import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesSearch } from './search-text.ts';

test.each([
  ['', true],
  ['  ', true],
  ['rente', true],
  ['RENTENLUCKE', true],
  ['rentenluecke', true],
  ['weiss rente', true],
  ['rente etf', false],
  ['Weiß, Clara', true],
  ['rentenlücke;', true],
])('LIB-01 QUICK-01 a search for %j', (search, found) => {
  expect(matchesSearch(search, 'Die Rentenlücke', 'Clara Weiß')).toBe(found);
});

const SPELLINGS = [
  ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'Mu\u0308ller'],
  ['Weiß', 'Weiss', 'WEISS', 'WEIẞ'],
  ['Łukasz', 'Lukasz', 'łukasz'],
  ['Sørensen', 'Sorensen', 'Soerensen'],
  ['Kılıç', 'Kilic', 'KILIÇ'],
  ['İrem', 'Irem', 'irem'],
  ['Đorđe', 'Dorde'],
  ['Æsa', 'Aesa'],
  ["O'Neill", 'O’Neill', 'O´Neill', 'O`Neill', 'ONeill'],
  ['Lüdenscheidt-Groß', 'Luedenscheidt–Gross', 'Ludenscheidt Groß'],
  ['Ｍｉａ', 'Mia'],
];

test.each(SPELLINGS.flatMap((all) => all.flatMap((one) => all.map((other) => [one, other]))))(
  'a search for %j finds %j',
  (search, name) => {
    expect(matchesSearch(search, name)).toBe(true);
  },
);

test('a search does not find what only sounds alike', () => {
  expect(matchesSearch('Meier', 'Maier')).toBe(false);
  expect(matchesSearch('Weis', 'Reiß')).toBe(false);
});

test('every part of a name finds it while it is being typed', () => {
  const names = fc.constantFrom(...SPELLINGS.flat(), 'Manuela Bauer', 'Joel Quest', 'Aaroe');
  fc.assert(
    fc.property(names, fc.nat(20), fc.nat(20), (name, from, length) => {
      expect(matchesSearch(name.slice(from, from + length), name)).toBe(true);
    }),
  );
});

test('no text throws, and every text finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(matchesSearch(text, text)).toBe(true);
    }),
  );
});
