import { type Deal } from '@wbd/domain/commission';
import { aDeal, someTerms } from '@wbd/domain/testing';
import { aCustomer, anAccount, anAdvisor, newId, store } from './data.ts';

/** An organisation with terms, an administrator, an advisor and a partner from elsewhere. */
export async function aDealWorld() {
  const org = newId('org');
  const [admin, advisor, partner] = await Promise.all([
    store('advisors', anAdvisor({ org })),
    store('advisors', anAdvisor({ org })),
    store('advisors', anAdvisor({ lv: 0 })),
  ]);
  await store('accounts', anAccount({ id: admin.id, orgAdmin: true }));
  await store('accounts', anAccount({ id: advisor.id }));
  await store('commissionTerms', someTerms(org));
  const customer = await store('customers', aCustomer(advisor.id));
  const report = (changes: Partial<Deal> = {}) =>
    store('deals', aDeal(customer, { payer: org, partner: partner.id, ...changes }));
  return { org, admin, advisor, partner, customer, report };
}
