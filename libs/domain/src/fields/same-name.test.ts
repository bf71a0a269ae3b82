import { expect, test } from 'vitest';
import { isAlikeFirstName, isAlikeName, isSameName } from './same-name.ts';

const joerg = { firstName: 'Jörg', lastName: 'Weiß-Özdemir' };

test.each([
  ['as it is', joerg],
  ['with spaces and capitals', { firstName: ' JÖRG ', lastName: 'weiß-özdemir' }],
  ['with accents of their own', { firstName: 'Jo\u0308rg', lastName: 'Weiß-Özdemir' }],
  ['in capitals without ß', { firstName: 'Jörg', lastName: 'WEISS-ÖZDEMIR' }],
])('a name %s is the same', (_how, other) => {
  expect(isSameName(joerg, other)).toBe(true);
});

test.each([
  ['another first name', { ...joerg, firstName: 'Jörn' }],
  ['a second first name', { ...joerg, firstName: 'Jörg Peter' }],
  ['the names the other way round', { firstName: joerg.lastName, lastName: joerg.firstName }],
])('%s is another name', (_how, other) => {
  expect(isSameName(joerg, other)).toBe(false);
});

test.each([
  ['transliterated umlauts', { firstName: 'Joerg', lastName: 'Weiss Oezdemir' }],
  ['no accents', { firstName: 'Jorg', lastName: 'Weiss-Ozdemir' }],
  ['a further first name', { firstName: 'Jörg Peter', lastName: 'Weiß-Özdemir' }],
  ['a hyphenated first name', { firstName: 'Jörg-Peter', lastName: 'Weiß–Özdemir' }],
])('a name with %s is alike', (_how, other) => {
  expect(isAlikeName(joerg, other)).toBe(true);
});

test.each([
  ['another first name', { ...joerg, firstName: 'Jörn' }],
  ['another last name', { ...joerg, lastName: 'Weiß' }],
  ['the names the other way round', { firstName: joerg.lastName, lastName: joerg.firstName }],
  // Cyrillic о
  ['letters that only look alike', { ...joerg, lastName: 'Weiß-Özdem\u0456r' }],
])('a name with %s is not alike', (_how, other) => {
  expect(isAlikeName(joerg, other)).toBe(false);
});

test('first names are alike whatever the last name is', () => {
  expect(isAlikeFirstName('Vera', 'Vera Maria')).toBe(true);
  expect(isAlikeFirstName('Vera', 'Verena')).toBe(false);
});
