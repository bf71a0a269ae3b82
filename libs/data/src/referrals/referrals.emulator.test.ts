import { actAs, expectRefusal, newAdvisor, newLogin, store } from '../../testing/portal.ts';
import { aCustomer, aReferral } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { readReferrals } from './referrals.repository.ts';

test('the advisor who shared the link sees who came through it, the latest first, and a customer sees no one', async () => {
  const advisor = await newAdvisor();
  const customer = await newLogin();
  const referral = (referrer: string, day: number) => {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    return store('referrals', aReferral(aCustomer(advisor.id), referrer, { createdAt }));
  };
  const [old, fresh] = await Promise.all([
    referral(advisor.id, 1),
    referral(advisor.id, 2),
    referral(customer, 3),
  ]);
  await actAs(advisor);
  expect((await readReferrals(advisor.id)).map(({ id }) => id)).toEqual([fresh.id, old.id]);
  await expectRefusal(readReferrals(customer));
  await actAs({ id: customer });
  await expectRefusal(readReferrals(customer));
});
