import { expect, test } from 'vitest';
import { addressSearch, textsBeginningWith } from './text-range.ts';

test('an address is found by its beginning, however that is typed', () => {
  const { from, before } = textsBeginningWith(addressSearch(' Anna.Ö '));
  const found = (address: string) => address >= from && address < before;
  expect(['anna.ö', 'anna.öz@x.de'].every(found)).toBe(true);
  expect(['anna', 'anna.oz@x.de', 'bernd@x.de', ''].some(found)).toBe(false);
});
