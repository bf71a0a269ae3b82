import type { Customer } from '@wbd/domain/customers';
import { aCustomer } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { likelyDuplicates } from './duplicates.ts';

const early = new Date('2026-01-01T00:00:00Z');
const first = aCustomer('pro', {
  id: 'first',
  registered: early,
  bday: '1990-12-24',
  email: 'joerg@example.org',
  phone: '+49155500000099',
});
const other = aCustomer('pro', {
  id: 'other',
  firstName: 'Eva',
  lastName: 'Muster',
  email: 'eva@example.org',
  phone: '+49151999',
});
const pairs = (...customers: Parameters<typeof likelyDuplicates>[0]) =>
  likelyDuplicates(customers).map(({ kept, duplicate, reason }) => [kept.id, duplicate.id, reason]);

describe('CRM-02 entries that may be about the same person', () => {
  test('share a name, however it is written', () => {
    const twin = { ...other, firstName: 'JÖRG', lastName: 'weiß-özdemir', bday: null };
    expect(pairs(other, first)).toEqual([]);
    expect(pairs(twin, first)).toEqual([['first', 'other', 'name']]);
    expect(pairs({ ...twin, bday: first.bday }, first)).toEqual([['first', 'other', 'name']]);
  });

  test('do not share a name alone when they were born on different days', () => {
    const { firstName, lastName } = first;
    expect(pairs({ ...other, firstName, lastName, bday: '1955-05-05' }, first)).toEqual([]);
  });

  test('say whether a shared number comes with another name', () => {
    const sharedNumber = { ...other, phone: first.phone };
    const { firstName, lastName } = first;
    const names = [{}, { firstName: firstName.toUpperCase(), lastName }];
    const found = names.map((name) => likelyDuplicates([first, { ...sharedNumber, ...name }]));
    expect(found).toMatchObject([
      [{ reason: 'phone', hasOtherName: true }],
      [{ reason: 'phone', hasOtherName: false }],
    ]);
  });

  test('share an address or a number, also a further one', () => {
    expect(pairs({ ...other, email: first.email }, first)).toEqual([['first', 'other', 'email']]);
    const phones = first.phone === null ? [] : [first.phone];
    expect(pairs({ ...other, otherPhones: phones }, first)).toEqual([['first', 'other', 'phone']]);
  });

  test('are proposed once', () => {
    expect(pairs({ ...first, id: 'other', registered: new Date() }, first)).toEqual([
      ['first', 'other', 'phone'],
    ]);
  });

  test('a person who proved their number is the one that stays, and two of them are two people', () => {
    const proven = { ...other, email: first.email, proven: true };
    expect(pairs(first, proven)).toEqual([['other', 'first', 'email']]);
    expect(pairs({ ...first, proven: true }, proven)).toEqual([]);
  });

  test('of three there are two pairs with the same one that stays', () => {
    const late = new Date('2026-03-01T00:00:00Z');
    const third = { ...first, id: 'third', registered: late };
    const second = { ...first, id: 'second', registered: late };
    expect(pairs(third, first, second)).toEqual([
      ['first', 'third', 'phone'],
      ['first', 'second', 'phone'],
    ]);
  });

  test('are not proposed again once the advisor has told them apart, each with the next one they may be', () => {
    const late = new Date('2026-03-01T00:00:00Z');
    const second = { ...first, id: 'second', registered: late, distinctFrom: ['first'] };
    expect(pairs(first, second)).toEqual([]);
    expect(pairs({ ...first, distinctFrom: ['second'] }, { ...second, distinctFrom: [] })).toEqual(
      [],
    );
    const third = { ...second, id: 'third' };
    expect(pairs(first, second, third)).toEqual([['second', 'third', 'phone']]);
  });

  test('reads each of 10,000 customers a few times only', () => {
    let reads = 0;
    const counting = (customer: Customer) =>
      new Proxy(customer, {
        get(target, key, receiver): unknown {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const many = Array.from({ length: 10_000 }, (_, index) =>
      counting(
        aCustomer('pro', {
          id: `c${index}`,
          lastName: `Nachname ${index}`,
          email: `c${index}@example.org`,
          phone: `+49151${index}`,
        }),
      ),
    );
    expect(likelyDuplicates(many)).toEqual([]);
    expect(reads / many.length).toBeLessThan(50);
  });
});
