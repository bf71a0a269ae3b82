import { aCustomer } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { isNoteAbout, type ProvenPerson } from './same-person.ts';

const person: ProvenPerson = {
  uid: 'login',
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: 'joerg@example.org',
  phone: '+4915112345678',
};
const note = (changes: Parameters<typeof aCustomer>[1] = {}) =>
  aCustomer('anna', { id: 'note', email: 'other@example.org', ...changes });

describe('which note is about a person who proved a number', () => {
  test.each([
    ['with the number and any name', { phone: person.phone, firstName: 'Eva' }, true],
    ['with the number as a further one', { phone: '+491', otherPhones: [person.phone] }, true],
    ['with address and name', { email: person.email }, true],
    ['with address and name in capitals', { email: person.email, firstName: 'JÖRG' }, true],
    ['with a further address and the name', { otherEmails: [person.email] }, true],
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
