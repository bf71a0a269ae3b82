import { aCustomer } from '@wbd/domain/testing';
import { consentTo } from '../consents/consent.ts';
import { expect, test } from 'vitest';
import {
  erasureDayAfter,
  lastContact,
  noticeDayBefore,
  retentionStep,
  withReview,
  type CustomerContacts,
} from './customer-retention.ts';
import { mergedCustomer } from './merged-customer.ts';

const NOW = new Date('2026-12-05T00:30:00Z');
const OLD = new Date('2022-03-01T10:00:00Z');
const LATER = new Date('2024-05-06T10:00:00Z');

const own = {
  registered: OLD,
  lastContact: null,
  consent: null,
  callConsent: null,
  invitable: null,
  restriction: null,
};
const nothing: CustomerContacts = {
  customer: own,
  seats: [],
  notes: [],
  requests: [],
  followUpOn: null,
  referral: null,
};
const declared = {
  how: 'spoken',
  on: '2024-05-06',
  declared: consentTo('invitation', LATER),
} as const;

test.each<[string, Partial<CustomerContacts>, Date]>([
  ['only the registration', {}, OLD],
  ['a recorded contact', { customer: { ...own, lastContact: LATER } }, LATER],
  ['a consent', { customer: { ...own, consent: consentTo('registration', LATER) } }, LATER],
  ['a permission to call', { customer: { ...own, callConsent: consentTo('call', LATER) } }, LATER],
  ['a declared consent', { customer: { ...own, invitable: declared } }, LATER],
  [
    'a restriction, as of today',
    { customer: { ...own, restriction: { reason: 'Streit', since: OLD, by: 'advisor' } } },
    NOW,
  ],
  ['a seat, by when it was taken', { seats: [{ registeredAt: LATER, time: null }] }, LATER],
  ['a seat, by its session', { seats: [{ registeredAt: OLD, time: LATER }] }, LATER],
  [
    'the latest of several seats',
    {
      seats: [
        { registeredAt: LATER, time: OLD },
        { registeredAt: OLD, time: null },
      ],
    },
    LATER,
  ],
  ['a note', { notes: [OLD, LATER] }, LATER],
  ['a request for an appointment', { requests: [LATER] }, LATER],
  ['a follow-up that is past', { followUpOn: '2024-05-06' }, new Date('2024-05-06T12:00:00Z')],
  ['a person who came through the link', { referral: LATER }, LATER],
  [
    'a session to come, as of today',
    { seats: [{ registeredAt: OLD, time: new Date('2027-02-01') }] },
    NOW,
  ],
  ['a follow-up to come, as of today', { followUpOn: '2030-01-01' }, NOW],
  [
    'a recorded contact to come, as of today',
    { customer: { ...own, lastContact: new Date('9999-01-01') } },
    NOW,
  ],
])('the last contact: %s', (_what, changes, expected) => {
  expect(lastContact({ ...nothing, ...changes }, NOW)).toEqual(expected);
});

test.each([
  ['2023-01-01T00:30:00+01:00', '2027-01-01', '2026-12-02'],
  ['2023-12-31T23:30:00+01:00', '2027-01-01', '2026-12-02'],
  // already the next year in Berlin
  ['2023-12-31T23:30:00Z', '2028-01-01', '2027-12-02'],
])('a contact of %s allows to keep a customer until %s, announced on %s', (at, day, notice) => {
  const due = erasureDayAfter(new Date(at));
  expect(due).toBe(day);
  expect(noticeDayBefore(due)).toBe(notice);
});

const contactIn = (year: number) => ({ ...nothing, notes: [new Date(`${year}-07-01T10:00:00Z`)] });
test.each<[string, string | null, CustomerContacts, string, object]>([
  [
    'too early',
    null,
    contactIn(2023),
    '2026-12-01',
    { kind: 'keep', reviewOn: '2026-12-02', eraseOn: null },
  ],
  [
    '30 days before',
    null,
    contactIn(2023),
    '2026-12-02',
    { kind: 'announce', eraseOn: '2027-01-01' },
  ],
  [
    'after the job stayed away',
    null,
    contactIn(2023),
    '2027-01-20',
    { kind: 'announce', eraseOn: '2027-02-19' },
  ],
  [
    'announced, and not yet due',
    '2027-01-01',
    contactIn(2023),
    '2026-12-31',
    { kind: 'keep', reviewOn: '2027-01-01', eraseOn: '2027-01-01' },
  ],
  ['announced and due', '2027-01-01', contactIn(2023), '2027-01-01', { kind: 'erase' }],
  [
    'a contact since the announcement',
    '2027-01-01',
    contactIn(2026),
    '2027-01-01',
    { kind: 'keep', reviewOn: '2029-12-02', eraseOn: null },
  ],
])('the nightly job, %s', (_case, eraseOn, contacts, day, step) => {
  expect(retentionStep(eraseOn, contacts, new Date(`${day}T00:30:00Z`))).toEqual(step);
});

test('a write sets the day of the first review, and never moves it forward', () => {
  const customer = aCustomer('adv', { registered: OLD });
  expect(withReview(customer, NOW).reviewOn).toBe('2025-12-02');
  const known = { ...customer, reviewOn: '2028-12-02' };
  expect(withReview(known, NOW).reviewOn).toBe('2028-12-02');
  expect(withReview({ ...customer, lastContact: NOW }, NOW).reviewOn).toBe('2029-12-02');
});

test('a write takes an announcement back when it brings a later contact, and else leaves it', () => {
  const leaving = aCustomer('adv', {
    registered: OLD,
    reviewOn: '2027-01-04',
    eraseOn: '2027-01-04',
  });
  expect(withReview({ ...leaving, job: 'Beamter' }, NOW)).toMatchObject({ eraseOn: '2027-01-04' });
  expect(withReview({ ...leaving, lastContact: OLD }, NOW)).toMatchObject({
    eraseOn: '2027-01-04',
  });
  const kept = withReview({ ...leaving, lastContact: NOW }, NOW);
  expect(kept).toMatchObject({ eraseOn: null, reviewOn: '2029-12-02' });
});

test('of two merged entries the later one counts as a contact', () => {
  const kept = aCustomer('adv', { registered: OLD, eraseOn: '2027-01-01' });
  const duplicate = aCustomer('adv', { registered: LATER });
  for (const merged of [mergedCustomer(kept, duplicate), mergedCustomer(duplicate, kept)]) {
    expect(merged).toMatchObject({ registered: OLD, reviewOn: '2027-12-02', eraseOn: null });
  }
});
