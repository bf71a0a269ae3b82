import type { Billing, SubscriptionFacts } from '@wbd/domain/plans';
import { aBilling, anAccount, aSubscription } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { paymentNotice } from './payment-notice.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
const noticeFor = (
  subscription: Partial<SubscriptionFacts> | null,
  { level = 2, ...billing }: Partial<Billing> & { level?: 0 | 1 | 2 } = {},
) =>
  paymentNotice(
    {
      level,
      account: anAccount({
        billing: aBilling({
          subscription: subscription && aSubscription(subscription),
          ...billing,
        }),
      }),
    },
    NOW,
  )?.kind ?? null;

test('says nothing without a subscription, or while one is paid and goes on', () => {
  expect(paymentNotice({ level: 0, account: anAccount() }, NOW)).toBeNull();
  expect(noticeFor(null, { level: 0 })).toBeNull();
  expect(noticeFor({})).toBeNull();
  expect(noticeFor({ status: 'trialing' })).toBeNull();
});

test('names an open payment of any subscription, also before Stripe has said how much it is', () => {
  const owed = { cents: 11_888, since: inDays(-3), retryAt: inDays(2) };
  expect(noticeFor({ status: 'past_due' }, { owed })).toBe('owed');
  expect(noticeFor({ status: 'past_due', cancelAt: inDays(2) })).toBe('owed');
  expect(noticeFor({}, { others: { sub_2: aSubscription({ status: 'past_due' }) } })).toBe('owed');
  expect(noticeFor({ status: 'unpaid' }, { level: 0, owed })).toBe('suspended');
});

test('warns a month before the end, not a year', () => {
  expect(noticeFor({ cancelAt: inDays(30) })).toBe('ending');
  expect(noticeFor({ cancelAt: inDays(32) })).toBeNull();
});

test('offers the way back for two months after the end, unless there is a level again', () => {
  const ended = { status: 'canceled', endedAt: inDays(-59) } as const;
  expect(noticeFor(ended, { level: 0 })).toBe('ended');
  expect(noticeFor(ended, { level: 1 })).toBeNull();
  expect(noticeFor({ ...ended, endedAt: inDays(-61) }, { level: 0 })).toBeNull();
  // rows from before the end was noted, and purchases that were never paid
  expect(noticeFor({ status: 'canceled' }, { level: 0 })).toBeNull();
  expect(noticeFor({ status: 'incomplete_expired', endedAt: NOW }, { level: 0 })).toBeNull();
});
