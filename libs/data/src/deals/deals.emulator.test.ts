import { actAs, emailOf, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { aCustomer, aDeal, anAccount, someTerms } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  readDealsOfOrganisation,
  readDealsWith,
  readOwnDeals,
  readPackageTerms,
  readTerms,
} from './deals.repository.ts';

test('NET-07.1 an advisor sees own deals, an administrator those of their organisation, a partner none', async () => {
  const admin = await newAdvisor();
  const { org } = admin;
  const [advisor, partner, other] = await Promise.all([
    newAdvisor({ org }),
    newAdvisor({ org, lv: 0 }),
    newAdvisor(),
  ]);
  await store('accounts', anAccount({ id: admin.id, email: emailOf(admin.id), orgAdmin: true }));
  await store('accounts', anAccount({ id: other.id, email: emailOf(other.id), orgAdmin: true }));
  const [customer, another] = [aCustomer(advisor.id), aCustomer(advisor.id)];
  const [first, second] = await Promise.all(
    [customer, another].map((one, index) =>
      store(
        'deals',
        aDeal(one, {
          payer: org,
          partner: partner.id,
          reportedAt: new Date(Date.UTC(2027, 0, index + 1)),
        }),
      ),
    ),
  );
  const terms = await store('commissionTerms', someTerms(org));
  const onPackages = await store(
    'commissionTerms',
    someTerms(org, { id: `${org}~0002`, source: 'subscriptions', validFrom: '2099-01-01' }),
  );

  await actAs(advisor);
  expect(await readOwnDeals(advisor.id)).toEqual([second, first]);
  expect(await readDealsWith(advisor.id, customer.id)).toEqual([first]);
  expect(await readTerms(org)).toEqual([terms, onPackages]);
  await expectRefusal(readDealsOfOrganisation(org));
  await actAs(admin);
  expect(await readDealsOfOrganisation(org)).toEqual([second, first]);
  await expectRefusal(readOwnDeals(advisor.id));
  await actAs(partner);
  await expectRefusal(readDealsOfOrganisation(org));
  await actAs(other);
  await expectRefusal(readDealsOfOrganisation(org));
  await expectRefusal(readTerms(org));
  expect(await readPackageTerms()).toContainEqual(onPackages);
  expect(await readDealsOfOrganisation(other.org)).toEqual([]);
  expect(await readOwnDeals(other.id)).toEqual([]);
});
