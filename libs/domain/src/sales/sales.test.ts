import { describe, expect, test } from 'vitest';
import { filmPrice } from './offer.ts';
import type { FilmSale } from './sale.ts';
import { salesMonths } from './sales-months.ts';
import { missingDetail, vatOf, type FilmSeller } from './seller.ts';
import { sellerTable, sellerYears } from './seller-report.ts';
import { accessBy, isSecond, vatIn } from './settled.ts';

const issuer = {
  name: 'Petra Pro',
  street: 'Weg 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE123456788',
  kind: 'business',
} as const;

const sale = (changes: Partial<FilmSale> = {}): FilmSale => ({
  id: 'one',
  offer: 'offer',
  title: 'Erbrecht',
  seller: 'seller',
  buyer: 'buyer',
  issuer,
  recipient: { name: 'Bea', street: '', postalCode: '', city: '', country: 'DE' },
  account: 'acct_1',
  payment: 'pi_1',
  net: 4_900,
  vat: 931,
  total: 5_831,
  returned: 0,
  dispute: 'none',
  fee: 490,
  stripeFee: 112,
  paidAt: new Date('2027-03-31T21:59:00Z'),
  isDuplicate: false,
  booked: 5_831,
  invoice: 1,
  expiresAt: new Date('2035-01-01'),
  ...changes,
});

test('a price has VAT on top, rounded to a cent, and none for small businesses', () => {
  expect(filmPrice({ netCents: 4_999, vatPercent: 19 })).toEqual({
    net: 4_999,
    vat: 950,
    total: 5_949,
  });
  expect(filmPrice({ netCents: 4_999, vatPercent: 0 }).total).toBe(4_999);
  expect((['business', 'small', 'private', 'abroad'] as const).map(vatOf)).toEqual([
    19,
    0,
    null,
    null,
  ]);
});

test('parts of a sale add up to its VAT', () => {
  const parts = [1_000, 2_000, 2_831];
  let booked = 0;
  const vats = parts.map((part) => {
    const vat = vatIn(booked + part, sale()) - vatIn(booked, sale());
    booked += part;
    return vat;
  });
  expect(vats.reduce((sum, vat) => sum + vat, 0)).toBe(931);
});

describe('access', () => {
  test.each([
    ['a payment', {}, 'open'],
    ['a part that went back', { returned: 5_830 }, 'open'],
    ['all of it went back', { returned: 5_831 }, 'refunded'],
    ['a dispute', { dispute: 'open' }, 'disputed'],
    ['a dispute that was won', { dispute: 'won' }, 'open'],
    ['a dispute that was lost', { dispute: 'lost', returned: 5_831 }, 'disputed'],
  ] as const)('after %s', (_, changes, state) => {
    expect(accessBy([sale(changes)])?.state).toBe(state);
  });

  test('a later payment counts after an earlier one went back, and a second one does not', () => {
    const returned = sale({ returned: 5_831 });
    const later = sale({ id: 'two', paidAt: new Date('2027-04-01') });
    expect(accessBy([returned, later])?.sale.id).toBe('two');
    expect(isSecond(later, [returned])).toBe(false);
    expect(isSecond(later, [sale()])).toBe(true);
    expect(accessBy([])).toBeNull();
  });
});

test('sellers of persons need a birthday, those of companies a register', () => {
  const details = { bornOn: null, register: null };
  expect(missingDetail({ ...details, legalForm: 'person' })).toBe('bornOn');
  expect(missingDetail({ ...details, legalForm: 'company' })).toBe('register');
  expect(missingDetail({ ...details, legalForm: 'company', register: 'HRB 1' })).toBeNull();
});

test('KNOW-03 months sum up what was sold, went back and is left, in Berlin', () => {
  const next = sale({ id: 'two', paidAt: new Date('2027-03-31T22:01:00Z'), returned: 1_000 });
  expect(salesMonths([sale(), next])).toEqual([
    {
      month: '2027-04',
      count: 1,
      sold: 5_831,
      returned: 1_000,
      fee: 490,
      stripeFee: 112,
      left: 4_229,
    },
    { month: '2027-03', count: 1, sold: 5_831, returned: 0, fee: 490, stripeFee: 112, left: 5_229 },
  ]);
});

test('the report for tax authorities has a row for each seller of the year, by quarter', () => {
  const sales = [
    sale(),
    sale({ id: 'two', paidAt: new Date('2027-03-31T22:01:00Z'), returned: 831 }),
    sale({ id: 'three', returned: 5_831 }),
    sale({ id: 'four', paidAt: new Date('2026-12-01') }),
    sale({ id: 'five', seller: 'other', issuer: { ...issuer, name: 'Anna Alt' } }),
  ];
  const years = sellerYears(2027, sales);
  expect(years.map(({ seller, count, sums }) => [seller, count, sums])).toEqual([
    ['other', 1, [5_831, 0, 0, 0]],
    ['seller', 2, [5_831, 5_000, 0, 0]],
  ]);
  const details: FilmSeller = {
    id: 'seller',
    legalForm: 'person',
    bornOn: '1980-02-03',
    register: null,
    stripeAccount: null,
    canCharge: true,
    lastNumber: 2,
    changedAt: new Date(),
  };
  const { headers, rows } = sellerTable(years, new Map([['seller', details]]));
  expect(rows.map((row) => row.length)).toEqual([headers.length, headers.length]);
  expect(rows[1]).toEqual([
    'Petra Pro',
    'Weg 1',
    '20457',
    'Hamburg',
    'DE',
    'DE123456788',
    'Person',
    '1980-02-03',
    '',
    '2',
    '58,31',
    '4,90',
    '50,00',
    '4,90',
    '0,00',
    '0,00',
    '0,00',
    '0,00',
  ]);
});
