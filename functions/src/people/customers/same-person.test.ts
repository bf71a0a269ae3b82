import { aCustomer } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { isNoteAbout, type ProvenPerson } from './same-person.ts';

const person = {
  uid: 'login',
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: 'joerg@example.org',
  phone: '+4915112345678',
} satisfies ProvenPerson;
const note = (changes: Parameters<typeof aCustomer>[1] = {}) =>
  aCustomer('anna', {
    id: 'note',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: 'other@example.org',
    ...changes,
  });

describe('which note is about a person who proved a number', () => {
  test.each([
    ['with the number and the name', { phone: person.phone }, true],
    [
      'with the number and a spelling of the name',
      { phone: person.phone, lastName: 'Weiss Oezdemir' },
      true,
    ],
    ['with the number as a further one', { phone: '+491', otherPhones: [person.phone] }, true],
    [
      'with number, address and first name',
      { phone: person.phone, email: person.email, lastName: 'Alt' },
      true,
    ],
    ['with the number and another name', { phone: person.phone, firstName: 'Eva' }, false],
    [
      'with number and address of a relative',
      { phone: person.phone, email: person.email, firstName: 'Eva' },
      false,
    ],
    ['with the number and another last name', { phone: person.phone, lastName: 'Alt' }, false],
    // anyone can type them
    ['with address and name', { email: person.email }, false],
    ['with a further address and the name', { otherEmails: [person.email] }, false],
    // families share an address
    ['with the address and another name', { email: person.email, firstName: 'Eva' }, false],
    // and an address is not proven: another number speaks against it
    ['with the address and another number', { email: person.email, phone: '+491' }, false],
    ['with the name alone', {}, false],
    ['that is a person who proved it', { phone: person.phone, proven: true }, false],
    ['that is the person', { phone: person.phone, id: 'login' }, false],
  ])('one %s: %j', (_what, changes, expected) => {
    expect(isNoteAbout(note(changes), person)).toBe(expected);
  });
});
