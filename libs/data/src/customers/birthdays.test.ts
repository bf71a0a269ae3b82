import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { birthdaysOf } from './birthdays.ts';

test('birthdays come in the order of the days, with the age that the person reaches', () => {
  const [early, late, archived] = [
    aCustomer('pro', { bday: '1960-12-31' }),
    aCustomer('pro', { bday: '2000-01-01' }),
    aCustomer('pro', { bday: '1980-12-31', archived: true }),
  ];
  const found = birthdaysOf(
    [late, archived, early, aCustomer('pro')],
    ['2026-12-31', '2027-01-01'],
  );
  expect(found).toEqual([
    { day: '2026-12-31', customer: early, age: 66 },
    { day: '2027-01-01', customer: late, age: 27 },
  ]);
});
