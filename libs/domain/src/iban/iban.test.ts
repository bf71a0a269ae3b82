import { expect, test } from 'vitest';
import { bankCountries, formatIban, ibanSchema } from './iban.ts';

test.each([
  ['DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['at611904300234573201', 'AT611904300234573201'],
  // a digit is wrong
  ['DE02120300000000202052', null],
  // too short
  ['DE0212030000000020205', null],
  // Brazil takes no part in the SEPA
  ['BR1800360305000010009795493C1', null],
  ['', null],
  ['x'.repeat(200_000), null],
])('NET-05 reads %.40s as %s', (typed, iban) => {
  expect(ibanSchema.safeParse(typed).data ?? null).toBe(iban);
});

test('NET-05 writes an IBAN in groups, and knows the countries of the SEPA', () => {
  expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  expect(bankCountries()).toEqual(expect.arrayContaining(['DE', 'AT', 'CH']));
  expect(bankCountries()).not.toContain('BR');
});
