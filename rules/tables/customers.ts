import { customerSchema, JOBS } from '@wbd/domain';
import { LEVEL_1, SIGNED_IN, type Role } from '../roles.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  lists,
  listsUpTo,
  updates,
  writable,
  type Table,
} from '../engine/table.ts';
import { badText, FUTURE, letters, newPath, ofRole, PAST, type Documents } from './values.ts';

const customer = (advisor: string) => ({
  advisor,
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: 'joerg@example.org',
  phone: null,
  bday: null,
  job: null,
  lastContact: null,
  registered: PAST,
  inviteBy: null,
});

export const customerDocuments: Documents = [
  ['customers/customer', customer('owner')],
  ['customers/otherCustomer', customer('foreign')],
  ...SIGNED_IN.map((role): Documents[number] => [`customers/of-${role}`, customer(role)]),
];

const newCustomer = (name: string) => newPath('customers', name);
const BOTH: readonly Role[] = ['owner', 'customer'];

const longestEmail = `${letters(254 - '@example.org'.length)}@example.org`;
const BAD_EMAILS = [
  '',
  'joerg',
  'joerg@example',
  'joerg@example.o',
  'jö rg@example.org',
  'a@b.de,c@d.de',
  // an address is one however it is spelled: the server looks for it in lower case
  'Joerg@example.org',
  `x${longestEmail}`,
  7,
  ['a@b.de'],
];

export const customers: Table = {
  collection: 'customers',
  rows: [
    gets("the owner's", ['customer', 'owner'], 'customers/customer'),
    gets('the own', LEVEL_1, ofRole('customers')),
    ...listsUpTo(10_000, 'the own', LEVEL_1, (role) => ({
      collection: 'customers',
      where: ['advisor', role],
    })),
    lists("the owner's", ['owner'], {
      collection: 'customers',
      where: ['advisor', 'owner'],
      limit: 10,
    }),
    lists('all', [], { collection: 'customers', limit: 10 }),
    creates('an own one', LEVEL_1, (role) => ({ path: newCustomer(role), data: customer(role) })),
    creates("one of the owner's", ['owner'], (role) => ({
      path: newCustomer(`${role}2`),
      data: customer('owner'),
    })),
    creates('one in the place of a login', [], (role) => ({
      path: `${newCustomer(role)}12345678`,
      data: customer(role),
    })),
    creates('one under an id with other characters', [], (role) => ({
      path: newCustomer(`-${role}`),
      data: customer(role),
    })),
    updates('contact data of the own', LEVEL_1, ofRole('customers'), { phone: '+4915550000001' }),
    updates("contact data of the owner's", ['owner'], 'customers/customer', { job: 'Student' }),
    updates('the name', BOTH, 'customers/customer', { firstName: 'Jo', lastName: 'W' }),
    updates('the name and the advisor', [], 'customers/customer', {
      firstName: 'Jo',
      advisor: 'foreign',
    }),
    deletes("the owner's", [], 'customers/customer'),
    deletes('the own', [], ofRole('customers')),
  ],
  fields: {
    schema: customerSchema,
    target: 'customers/customer',
    writers: ['owner'],
    creates: { path: (number) => newCustomer(`Neu${number}x`), data: customer('owner') },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      advisor: fixed(['owner'], ['foreign', null], 'foreign'),
      firstName: writable(['Jö', letters(100)], badText(100), { writers: BOTH }),
      lastName: writable(['Weiß', letters(100)], badText(100), { writers: BOTH }),
      email: fixed([null, 'a@b.de', longestEmail], BAD_EMAILS, 'neu@example.org'),
      phone: writable(
        ['+123456', '+123456789012345', null],
        [
          '',
          '+12345',
          '+1234567890123456',
          '015550000001',
          '+49 155 1',
          '+49a55000',
          49,
          ['+123456'],
        ],
      ),
      bday: writable(
        ['1990-02-28', '2010-12-31', '1900-01-01', null],
        [
          '',
          '1.2.1990',
          '1990-13-01',
          '1990-00-10',
          '1990-01-32',
          '1990-01-00',
          '1890-01-01',
          PAST,
          7,
        ],
      ),
      job: writable([...JOBS, null], ['Chef', '', 7]),
      lastContact: writable([PAST, FUTURE, null], ['2026-01-01', 7]),
      registered: fixed([PAST, FUTURE], ['2026-01-01', null, 7], FUTURE),
      inviteBy: fixed([null], ['owner', 'foreign'], 'owner'),
    },
  },
};
