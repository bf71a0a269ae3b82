import type { Customer } from '@wbd/domain/customers';
import { aCustomer } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { searchCustomers } from './customer-search.ts';

function customer(id: string, firstName: string, lastName: string, phone: string | null): Customer {
  return aCustomer('anna', { id, firstName, lastName, email: null, phone });
}

const joerg = customer('1', 'Jörg', 'Weiß-Özdemir', '+4915550000001');
const lena = customer('2', 'Lena', 'Weber', '+4915550000002');
const otherLena = customer('3', 'Lena', 'Weber', null);
const all = [joerg, lena, otherLena];

describe('the search for an existing customer', () => {
  test('begins with two characters', () => {
    expect(searchCustomers(all, ' ö', '')).toEqual({ kind: 'too-short' });
  });

  test('finds a part of the whole name in any case', () => {
    expect(searchCustomers(all, 'özDEMIR', '')).toEqual({ kind: 'one', customer: joerg });
    expect(searchCustomers(all, 'jörg  wei', '')).toEqual({ kind: 'one', customer: joerg });
  });

  test('more than one match needs the phone number', () => {
    expect(searchCustomers(all, 'weber', '')).toEqual({ kind: 'many', count: 2 });
    expect(searchCustomers(all, 'weber', '0155 500/000-02')).toEqual({
      kind: 'one',
      customer: lena,
    });
    expect(searchCustomers(all, 'weber', '0155 999')).toEqual({ kind: 'none' });
  });

  test('two of the same name and number cannot be told apart', () => {
    const twin = customer('4', 'Lena', 'Weber', '+4915550000002');
    expect(searchCustomers([lena, twin], 'weber', '015550000002')).toEqual({
      kind: 'many',
      count: 2,
    });
  });

  test('suggests neither archived nor restricted customers', () => {
    const restriction = { reason: 'Streit', since: new Date(), by: 'person' } as const;
    for (const changes of [{ archived: true }, { restriction }]) {
      expect(searchCustomers([{ ...joerg, ...changes }], 'jörg', '')).toEqual({ kind: 'none' });
    }
  });

  test('no match', () => {
    expect(searchCustomers(all, 'niemand', '')).toEqual({ kind: 'none' });
  });
});
