import { customerSchema, type Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { withCustomer, withDistinction, withMerged } from './customer-list.ts';

function customer(overrides: Partial<Customer> & Pick<Customer, 'id'>): Customer {
  return customerSchema.parse({
    advisor: 'pro',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'joerg@example.org',
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered: new Date('2026-01-02T10:00:00Z'),
    inviteBy: null,
    ...overrides,
  });
}

const list = [customer({ id: 'a' }), customer({ id: 'b' })];

test('a new customer joins the list', () => {
  expect(withCustomer(list, customer({ id: 'c' })).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a customer who was stored twice is in the list once', () => {
  const again = withCustomer(list, customer({ id: 'b', firstName: 'Neu' }));
  expect(again.map(({ id, firstName }) => [id, firstName])).toEqual([
    ['a', 'Jörg'],
    ['b', 'Neu'],
  ]);
});

test('of two customers who became one the list shows the one that stayed, as it is now', () => {
  const merged = withMerged(list, customer({ id: 'a', phone: '+49151' }), 'b');
  expect(merged.map(({ id, phone }) => [id, phone])).toEqual([['a', '+49151']]);
});

test('CRM-02 two customers marked as two people both stay in the list', () => {
  const list = [customer({ id: 'one' }), customer({ id: 'other' })];
  const after = withDistinction(list, 'other', 'one');
  expect(after).toMatchObject([
    { id: 'one', distinctFrom: [] },
    { id: 'other', distinctFrom: ['one'] },
  ]);
});
