import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

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
