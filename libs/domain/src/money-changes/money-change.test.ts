import { expect, test } from 'vitest';
import type { CallName } from '../calls/calls.ts';
import { RIGHTS } from '../rights/rights.ts';
import { isStoppable, mayStop, stateOf, toldOf, type MoneyChangeKind } from './money-change.ts';

/** The calls behind each change. */
const MADE_BY: Readonly<Record<MoneyChangeKind, readonly CallName[]>> = {
  iban: ['setTaxProfile'],
  'tax-data': ['setTaxProfile'],
  'payer-iban': ['setPayer'],
  payer: ['setPayer'],
  terms: ['setCommissionTerms'],
  'film-seller': ['setFilmSeller'],
  'film-account': ['connectFilmSeller'],
  'payout-approved': ['decidePayout'],
  'team-lead': ['changeTeamLead'],
  'team-deputy': ['changeTeamLead'],
  'team-dissolved': ['changeTeamLead'],
  'org-admin': ['setOrgAdmin'],
  'customers-exported': ['recordCustomerExport'],
};

test.each(Object.entries(MADE_BY).flatMap(([kind, calls]) => calls.map((call) => [kind, call])))(
  '%s needs a fresh proof: %s',
  (_kind, call) => {
    expect(RIGHTS).toMatchObject({ [call]: { proof: 'fresh' } });
  },
);

test('notifies the author, the person concerned and the administrators once each', () => {
  expect(toldOf({ by: 'a', person: 'b' }, ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(toldOf({ by: 'a', person: null }, [])).toEqual(['a']);
});

test('a change can be stopped once, while it waits', () => {
  const now = new Date('2027-01-04T12:00:00Z');
  const later = new Date('2027-01-04T12:00:01Z');
  expect(isStoppable({ waitsUntil: later, stoppedAt: null }, now)).toBe(true);
  expect(isStoppable({ waitsUntil: now, stoppedAt: null }, now)).toBe(false);
  expect(isStoppable({ waitsUntil: later, stoppedAt: now }, now)).toBe(false);
  expect(isStoppable({ waitsUntil: null, stoppedAt: null }, now)).toBe(false);
});

test('a change waits, counts, or was stopped', () => {
  const now = new Date('2027-01-04T12:00:00Z');
  const later = new Date('2027-01-05T12:00:00Z');
  expect(stateOf({ waitsUntil: later, stoppedAt: null }, now)).toBe('waiting');
  expect(stateOf({ waitsUntil: now, stoppedAt: null }, now)).toBe('effective');
  expect(stateOf({ waitsUntil: null, stoppedAt: null }, now)).toBe('effective');
  expect(stateOf({ waitsUntil: later, stoppedAt: now }, now)).toBe('stopped');
});

test('a person can stop only their own account, and an administrator that of their organisation', () => {
  const own = { kind: 'iban', person: 'a', org: 'org' } as const;
  expect(mayStop(own, { uid: 'a', administers: null })).toBe(true);
  expect(mayStop(own, { uid: 'b', administers: 'org' })).toBe(false);
  const payer = { kind: 'payer-iban', person: null, org: 'org' } as const;
  expect(mayStop(payer, { uid: 'b', administers: 'org' })).toBe(true);
  expect(mayStop(payer, { uid: 'b', administers: 'other' })).toBe(false);
  expect(mayStop(payer, { uid: 'b', administers: null })).toBe(false);
  expect(mayStop({ ...payer, org: null }, { uid: 'b', administers: null })).toBe(false);
  expect(mayStop({ ...own, kind: 'tax-data' }, { uid: 'a', administers: null })).toBe(false);
});
