import type { Account } from '@wbd/domain/accounts';
import { SUBSCRIPTION_STATES, type PriceKey, type SubscriptionState } from '@wbd/domain/plans';
import { aBilling, aSubscription } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { unpaidPrice } from './unpaid.ts';

const account: Account = {
  id: 'mia',
  email: 'mia@example.org',
  name: 'Mia Muster',
  code: 'mia',
  plan: 'basic',
  admin: false,
  isTest: false,
  datalink: null,
  billing: null,
  consent: null,
  block: null,
  support: null,
  orgAdmin: false,
  agreement: null,
  contractDue: null,
  team: null,
  audiences: [],
  createdAt: new Date(),
};
const subscribed = (status: SubscriptionState | null, wanted: PriceKey | null = null): Account => ({
  ...account,
  billing: aBilling({ wanted, subscription: status && aSubscription({ status }) }),
});

test('a package is unpaid once its payment page was left, and never because it was not wanted or has ended', () => {
  expect(unpaidPrice({ level: 0, account })).toBeNull();
  expect(unpaidPrice({ level: 0, account: subscribed(null, 'wbd_lite_monthly') })).toBe(
    'wbd_lite_monthly',
  );
  // a person who paid only for the trial is a customer of the payment provider, too
  expect(unpaidPrice({ level: 0, account: subscribed(null) })).toBeNull();
  const unpaid = SUBSCRIPTION_STATES.filter(
    (status) => unpaidPrice({ level: 0, account: subscribed(status) }) !== null,
  );
  expect(unpaid).toEqual(['incomplete', 'incomplete_expired']);
  // a level that the operator gave
  expect(unpaidPrice({ level: 2, account: subscribed(null, 'wbd_lite_monthly') })).toBeNull();
});

test('a later checkout replaces the price of an unpaid subscription', () => {
  const account = subscribed('incomplete_expired', 'wbd_lite_monthly');
  expect(unpaidPrice({ level: 0, account })).toBe('wbd_lite_monthly');
});
