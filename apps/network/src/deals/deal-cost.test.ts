import type { CommissionTerms } from '@wbd/domain/commission';
import { expect, test } from 'vitest';
import { costIfPaid, costOfDeal } from './deal-cost.ts';

const terms: CommissionTerms[] = [
  {
    id: 'org~0001',
    payer: 'org',
    source: 'deals',
    validFrom: '2027-01-01',
    rate: { kind: 'share', permille: 100 },
    holdingDays: 30,
    overridePermille: 0,
    minimumPayout: 0,
    wording: 'terms-1',
  },
];
const deal = {
  partner: 'anna',
  commission: null,
  netCents: 120_000,
  on: '2027-02-01',
  referredOn: '2027-01-15',
};

test('NET-06 a deal costs what was booked, or what the terms of its day say', () => {
  expect(costOfDeal(deal, terms)).toBe(12_000);
  expect(costOfDeal({ ...deal, commission: 9_000 }, terms)).toBe(9_000);
  expect(costOfDeal({ ...deal, partner: null }, undefined)).toBe(0);
  expect(costOfDeal({ ...deal, on: '2026-12-31', referredOn: null }, terms)).toBeNull();
  expect(costOfDeal(deal, undefined)).toBeNull();
});

test('NET-03 a deal closed before the referral costs nothing unless the organisation decides to pay', () => {
  const early = { ...deal, referredOn: '2027-02-02' };
  expect(costOfDeal(early, terms)).toBe(0);
  expect(costIfPaid(early, terms)).toBe(12_000);
  expect(costOfDeal({ ...early, referredOn: '2027-02-01' }, terms)).toBe(12_000);
});
