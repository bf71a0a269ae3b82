import type { Deal } from '@wbd/domain/commission';
import { aCustomer, aDeal, someTerms } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import type { ListRow } from './list-rows.ts';
import { sumsOf, unlistedIn } from './sums.ts';
import { judge, type Verdict } from './verdicts.ts';
import { waitingOf } from './use-decisions.ts';

const customer = aCustomer('advisor', { firstName: 'Jörg', lastName: 'Weiß' });
const deal = (changes: Partial<Deal> = {}) => aDeal(customer, { partner: 'partner', ...changes });
const typed = {
  reference: 'V-4711',
  amount: '1.200,00',
  status: 'bestätigt',
  on: '',
  lastName: '',
  firstName: '',
  reason: '',
};
const row = (changes: Partial<ListRow> = {}, words: Partial<ListRow['typed']> = {}): ListRow => ({
  number: 2,
  status: 'confirm',
  cents: 120_000,
  on: null,
  name: null,
  reason: null,
  ...changes,
  typed: { ...typed, ...words },
});
const known = (deals: readonly Deal[]) => ({
  deals,
  terms: [someTerms('org', { validFrom: '2027-01-01' })],
  viewer: 'admin',
});
const verdicts = (rows: readonly ListRow[], deals: readonly Deal[]): Verdict[] =>
  judge(rows, known(deals)).map(({ verdict }) => verdict);
const one = (changes: Partial<ListRow>, deals: readonly Deal[], words = {}) =>
  verdicts([row(changes, words)], deals)[0];
const inShort = (verdict: Verdict | undefined) =>
  verdict?.kind === 'decides'
    ? verdict.decision
    : verdict?.kind === 'leaves'
      ? verdict.why
      : verdict?.kind;

test('NET-06 a row decides the deal of its reference, if amount and day are those that were reported', () => {
  expect(one({}, [deal()])).toMatchObject({ kind: 'decides', decision: 'confirm', cost: 12_000 });
  expect(one({}, [deal({ reference: 'v 4711' }), deal({ reference: 'V-1' })])).toMatchObject({
    kind: 'leaves',
    why: 'unknown',
  });
  expect(inShort(one({}, [deal({ reference: 'v-47 11' })]))).toBe('confirm');
  expect(inShort(one({ cents: 120_001 }, [deal()]))).toBe('amount-differs');
  expect(inShort(one({ cents: null }, [deal()], { amount: '' }))).toBe('amount');
  expect(inShort(one({ cents: null }, [deal()], { amount: 'x' }))).toBe('amount');
  expect(inShort(one({ on: '2027-01-16' }, [deal()]))).toBe('day-differs');
  expect(inShort(one({ on: null }, [deal()], { on: '31.2.' }))).toBe('day');
  expect(inShort(one({ status: null }, [deal()]))).toBe('status');
  expect(inShort(one({}, [deal({ partner: 'admin' })]))).toBe('own');
  expect(inShort(one({}, [deal({ advisor: 'admin' })]))).toBe('own');
  expect(inShort(one({}, [deal({ on: '2026-12-31' })]))).toBe('no-terms');
});

test('NET-06 without a reference customer, amount and day name a deal', () => {
  const facts = { name: 'Jörg W.', on: '2027-01-15' };
  const none = { reference: '' };
  expect(inShort(one(facts, [deal()], none))).toBe('confirm');
  expect(inShort(one(facts, [deal(), deal({ reference: 'V-2' })], none))).toBe('ambiguous');
  expect(inShort(one(facts, [deal({ netCents: 1 })], none))).toBe('unknown');
  expect(inShort(one({ name: 'Jörg W.' }, [deal()], none))).toBe('unnamed');
  expect(inShort(one(facts, [deal({ state: 'refused' }), deal({ reference: 'V-2' })], none))).toBe(
    'confirm',
  );
});

test('NET-06 a decision fits what was decided before', () => {
  const state = (now: Deal['state'], status: ListRow['status']) =>
    inShort(one({ status }, [deal({ state: now })]));
  expect(state('confirmed', 'confirm')).toBe('known');
  expect(state('cancelled', 'cancel')).toBe('known');
  expect(state('refused', 'cancel')).toBe('known');
  expect(state('confirmed', 'cancel')).toBe('cancel');
  expect(state('reported', 'cancel')).toBe('refuse');
  expect(state('reported', 'refuse')).toBe('refuse');
  expect(state('confirmed', 'refuse')).toBe('decided');
  expect(state('cancelled', 'confirm')).toBe('decided');
  expect(state('withdrawn', 'confirm')).toBe('unknown');
  const confirmed = [deal({ state: 'confirmed' })];
  expect(inShort(one({ status: 'cancel', cents: -60_000 }, confirmed))).toBe('partial');
  expect(inShort(one({ status: 'cancel', cents: 240_000 }, confirmed))).toBe('amount-differs');
  expect(inShort(one({ status: 'refuse', cents: 240_000 }, [deal()]))).toBe('amount-differs');
  expect(inShort(one({ cents: 110_000 }, confirmed))).toBe('amount-differs');
  expect(inShort(one({ cents: null }, confirmed, { amount: '' }))).toBe('known');
  expect(inShort(one({ status: 'cancel', cents: -120_000 }, confirmed))).toBe('cancel');
  expect(inShort(one({ status: 'cancel', cents: null }, confirmed, { amount: '' }))).toBe('cancel');
});

test('NET-06 two rows about one deal decide once, and nothing when they disagree', () => {
  const twice = [row(), row({ number: 3 })];
  expect(verdicts(twice, [deal()]).map(inShort)).toEqual(['confirm', 'repeated']);
  const disagreeing = [row(), row({ number: 3, status: 'refuse' })];
  expect(verdicts(disagreeing, [deal()]).map(inShort)).toEqual(['contradicted', 'contradicted']);
  const same = [deal({ netCents: 1 }), deal({ reference: 'V-4711' })];
  expect(verdicts([row()], same).map(inShort)).toEqual(['confirm']);
});

test('NET-06 sums of a list, and what it leaves out', () => {
  const deals = [
    deal(),
    deal({ reference: 'V-2' }),
    deal({ reference: 'V-3', state: 'confirmed' }),
  ];
  const rows = [row(), row({ number: 3, status: 'cancel' }, { reference: 'V-3' })];
  const judged = judge(rows, known(deals));
  expect(sumsOf(judged)).toEqual({
    confirmed: 1,
    net: 120_000,
    cost: 12_000,
    refused: 0,
    cancelled: 1,
  });
  expect(unlistedIn(deals, judged)).toBe(1);
  expect(waitingOf(judged, new Map([[2, { outcome: 'decided' }]]))).toHaveLength(1);
});
