import type { SubscriptionFacts } from '@wbd/domain/plans';
import { aBilling, anAccount, aSubscription } from '@wbd/domain/testing';
import { describe, expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const paying = (changes: Partial<SubscriptionFacts> = {}) =>
  anAccount({
    billing: aBilling({ subscription: aSubscription({ price: 'wbd_lite_monthly', ...changes }) }),
  });

describe('actions for a package', () => {
  test('without a subscription, packages of the current level and above can be booked', () => {
    const basic = { level: 0, account: anAccount() } as const;
    expect(offerOf('basic', 'annual', basic)).toEqual({ kind: 'current' });
    expect(offerOf('lite', 'annual', basic)).toEqual({ kind: 'book', price: 'wbd_lite_annual' });
    const given = { level: 2, account: anAccount() } as const;
    expect(offerOf('basic', 'annual', given)).toEqual({ kind: 'included' });
    expect(offerOf('lite', 'annual', given)).toEqual({ kind: 'included' });
    expect(offerOf('pro', 'monthly', given)).toEqual({ kind: 'book', price: 'wbd_pro_monthly' });
  });

  test('a running subscription is changed; what one has is not bought again', () => {
    const lite = { level: 1, account: paying() } as const;
    expect(offerOf('lite', 'monthly', lite)).toEqual({ kind: 'current' });
    expect(offerOf('lite', 'annual', lite)).toEqual({ kind: 'change', price: 'wbd_lite_annual' });
    expect(offerOf('pro', 'monthly', lite)).toEqual({ kind: 'change', price: 'wbd_pro_monthly' });
  });

  test('a smaller package is planned for the end of the term, and one that was agreed with the operator stays', () => {
    const pro = { price: 'wbd_pro_monthly' } as const;
    const offered = (changes: Partial<SubscriptionFacts>) =>
      offerOf('lite', 'annual', { level: 2, account: paying({ ...pro, ...changes }) });
    expect(offered({})).toEqual({ kind: 'plan', price: 'wbd_lite_annual' });
    expect(offered({ cancelAt: new Date('2027-01-01') })).toEqual({ kind: 'included' });
    const at = new Date('2027-01-01');
    const planned = { price: 'wbd_lite_annual', at, isOwn: true } as const;
    expect(offered({ plannedChange: planned })).toEqual({ kind: 'planned' });
    const other = { ...planned, price: 'wbd_lite_monthly' } as const;
    expect(offered({ plannedChange: other })).toEqual({ kind: 'plan', price: 'wbd_lite_annual' });
    expect(offered({ plannedChange: { ...other, isOwn: false } })).toEqual({ kind: 'included' });
  });

  test('a cancellation can be taken back; after its end the package is booked again', () => {
    const cancelled = { level: 1, account: paying({ cancelAt: new Date('2027-01-01') }) } as const;
    expect(offerOf('lite', 'monthly', cancelled).kind).toBe('go-on');
    const ended = { level: 0, account: paying({ status: 'canceled' }) } as const;
    expect(offerOf('lite', 'monthly', ended).kind).toBe('book');
  });
});
