import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../testing/factories.ts';
import { mergedCustomer } from './merged-customer.ts';

describe('one customer out of two entries', () => {
  const early = new Date('2026-01-01T00:00:00Z');
  const late = new Date('2026-05-01T00:00:00Z');
  const duplicate = aCustomer('anna', {
    id: 'note',
    email: 'other@example.org',
    phone: '+49151',
    bday: '1990-02-28',
    job: 'Student',
    lastContact: late,
    registered: early,
    inviteBy: 'friend',
    otherEmails: ['old@example.org'],
  });

  test('values that only the duplicate has are kept', () => {
    const kept = aCustomer('anna', { id: 'kept', email: null, registered: late });
    expect(mergedCustomer(kept, duplicate)).toEqual({
      ...kept,
      email: 'other@example.org',
      phone: '+49151',
      bday: '1990-02-28',
      birthday: '02-28',
      job: 'Student',
      lastContact: late,
      registered: early,
      inviteBy: 'friend',
      otherEmails: ['old@example.org'],
      otherPhones: [],
    });
  });

  test('where both know something the kept one’s stays, and further addresses and numbers are kept besides', () => {
    const kept = aCustomer('anna', {
      id: 'kept',
      email: 'joerg@example.org',
      phone: '+49152',
      bday: '1991-01-01',
      job: 'Rentner',
      lastContact: early,
      registered: early,
      inviteBy: 'other',
      otherEmails: ['other@example.org'],
    });
    expect(mergedCustomer(kept, duplicate)).toEqual({
      ...kept,
      lastContact: late,
      otherEmails: ['other@example.org', 'old@example.org'],
      otherPhones: ['+49151'],
    });
  });
});
