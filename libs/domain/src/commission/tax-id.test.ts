import { expect, test } from 'vitest';
import { fitsCountry, readVatId } from './tax-id.ts';

test.each([
  ['DE136695976', { id: 'DE136695976', country: 'DE' }],
  ['de 136 695 976', { id: 'DE136695976', country: 'DE' }],
  ['ATU13585627', { id: 'ATU13585627', country: 'AT' }],
  ['EL123456783', { id: 'EL123456783', country: 'GR' }],
  ['DE123456789', null],
  ['12/345/67890', null],
])('reads the VAT id %s as %j', (typed, vatId) => {
  expect(readVatId(typed)).toEqual(vatId);
});

test.each([
  ['12/345/67890', 'DE', true],
  ['2893081508152', 'DE', true],
  ['DE136695976', 'DE', true],
  ['ATU13585627', 'DE', false],
  ['DE123456789', 'DE', false],
  ['1234567', 'DE', false],
  ['ATU13585627', 'AT', true],
  ['12/345/67890', 'AT', false],
  ['DE136695976', 'AT', false],
  ['CHE-123.456.788 MWST', 'CH', true],
])('%s in %s fits: %s', (typed, country, fits) => {
  expect(fitsCountry(typed, country)).toBe(fits);
});
