import { aCustomer, aCustomerNote, aDatedNote } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const customer = aCustomer('pro', { registered: day(2) });
const nothing = { customer, notes: [], undated: null, seats: [], mails: [] };

test('CRM-02 the latest is first, and a note without a date last', () => {
  const notes = [
    aDatedNote(customer, { createdAt: day(1), text: 'vor der Anlage' }),
    aDatedNote(customer, { createdAt: day(5), text: 'zuletzt' }),
  ];
  const undated = aCustomerNote(customer, 'Von früher');
  const kinds = timelineOf({ ...nothing, notes, undated }).map(({ kind }) => kind);
  expect(kinds).toEqual(['note', 'entered', 'note', 'undated']);
});

test('CRM-02 an empty note of an earlier release makes no entry', () => {
  const undated = aCustomerNote(customer, '');
  expect(timelineOf({ ...nothing, undated }).map(({ kind }) => kind)).toEqual(['entered']);
});
