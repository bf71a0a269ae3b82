import { expect, test } from 'vitest';
import { aBilling, aSubscription } from '@wbd/domain/testing';
import { boundSubscriptions, stillOwed } from './still-owed.ts';

const at = (day: string) => new Date(`${day}T09:30:00Z`);
const NOW = at('2026-03-20');

test.each([
  ['2026-04-10', '2027-01-10', 9, 89_100],
  ['2026-12-10', '2027-01-10', 1, 9_900],
  ['2027-01-10', '2027-01-10', 0, 0],
  // the last day of a month
  ['2026-02-28', '2027-01-31', 12, 118_800],
])(
  'PAY-06 paid until %s in a term until %s leaves %i payments of %i cents',
  (paid, end, payments, total) => {
    const owed = stillOwed({
      price: 'wbd_pro_monthly',
      currentPeriodEnd: at(paid),
      minimumTermEnd: at(end),
    });
    expect(owed).toEqual({ payments, each: 9_900, total, until: at(end) });
  },
);

test('a plan that the price list does not know leaves payments without a sum', () => {
  const owed = stillOwed({
    price: 'agreed',
    currentPeriodEnd: at('2026-12-10'),
    minimumTermEnd: at('2027-01-10'),
  });
  expect(owed).toMatchObject({ payments: 1, each: null, total: null });
});

test('only running subscriptions within a term are bound', () => {
  const bound = aSubscription({ id: 'bound', minimumTermEnd: at('2027-01-10') });
  const others = {
    second: aSubscription({ id: 'second', minimumTermEnd: at('2026-06-10') }),
    over: aSubscription({ id: 'over', minimumTermEnd: at('2026-03-01') }),
    ended: aSubscription({ id: 'ended', status: 'canceled', minimumTermEnd: at('2027-01-10') }),
    free: aSubscription({ id: 'free', minimumTermEnd: null }),
  };
  const ids = boundSubscriptions(aBilling({ subscription: bound, others }), NOW).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['bound', 'second']);
  expect(boundSubscriptions(null, NOW)).toEqual([]);
});
