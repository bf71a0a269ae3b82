import { aTaxProfile } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { profileFormSchema, profileInput, profileValues } from './profile-form.ts';

const advisor = { firstName: 'Silke', lastName: 'Scout' };
const typed = {
  ...profileValues(null, advisor),
  street: 'Weg 1',
  postalCode: '20457',
  city: 'Hamburg',
  iban: 'DE02 1203 0000 0000 2020 51',
  agreed: true,
};
const problems = (changes: object, isStored = false) =>
  profileFormSchema(isStored)
    .safeParse({ ...typed, ...changes })
    .error?.issues.map(({ path }) => path[0]);

test('NET-05 says which field of a tax profile does not fit', () => {
  expect(problems({})).toBeUndefined();
  expect(problems({ agreed: false })).toEqual(['agreed']);
  expect(problems({ kind: 'small' })).toEqual(['taxId']);
  expect(problems({ kind: 'small', taxId: 'Finanzamt' })).toEqual(['taxId']);
  expect(problems({ kind: 'small', taxId: '12/345/67890' })).toBeUndefined();
  expect(problems({ kind: 'abroad', taxId: 'ATU13585627' })).toEqual(['country']);
  expect(problems({ iban: 'DE02 1203 0000 0000 2020 52' })).toEqual(['iban']);
  expect(problems({ iban: '' })).toEqual(['iban']);
  expect(problems({ iban: '' }, true)).toBeUndefined();
  expect(problems({ name: ' ', street: '' })).toEqual(['name', 'street']);
  expect(problems({ name: '李小龍' })).toEqual(['name']);
  expect(problems({ name: 'Юрий Щербаков' })).toBeUndefined();
});

test('NET-05 sends what fits the kind of partner, and keeps the stored account', () => {
  expect(profileInput({ ...typed, country: 'AT', taxId: 'x' })).toMatchObject({
    name: 'Silke Scout',
    country: 'DE',
    taxId: null,
    iban: 'DE02120300000000202051',
    wording: 'credit-notes-1',
  });
  const stored = aTaxProfile('silke', { kind: 'abroad', country: 'AT', taxId: 'ATU13585627' });
  expect(profileInput(profileValues(stored, advisor))).toMatchObject({
    kind: 'abroad',
    country: 'AT',
    taxId: 'ATU13585627',
    iban: null,
  });
});
