import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import type { Account, Advisor } from '@wbd/domain';
import { anAccount } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { readAccount, readAccounts } from './accounts.repository.ts';

const withAccount = ({ id, createdAt }: Advisor, changes: Partial<Account> = {}) =>
  store('accounts', anAccount({ id, createdAt, ...changes }));

test('an admin lists all accounts but those for tests, the newest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2027, 0, day));
  const admin = await newAdvisor({ createdAt: at(1) });
  const [first, test, last] = await Promise.all([
    withAccount(admin, { admin: true }),
    withAccount(await newAdvisor({ createdAt: at(2) }), { isTest: true }),
    withAccount(await newAdvisor({ createdAt: at(3) })),
  ]);
  await actAs(admin);
  const listed = (await readAccounts()).map(({ id }) => id);
  const own = listed.filter((id) => [first.id, test.id, last.id].includes(id));
  expect(own).toEqual([last.id, first.id]);
});

test('an advisor reads the own account and no other', async () => {
  const advisor = await newAdvisor();
  const subscription = {
    id: 'sub_1',
    status: 'active',
    price: 'wbd_pro_annual',
    currentPeriodEnd: new Date('2027-01-01T00:00:00Z'),
    minimumTermEnd: null,
    cancelAt: null,
  } as const;
  const billing = { customer: 'cus_1', revision: 1, subscription };
  const account = await withAccount(advisor, { billing });
  await actAs(advisor);
  expect(await readAccount(advisor.id)).toEqual(account);
  const other = await withAccount(await newAdvisor());
  await expectRefusal(readAccount(other.id));
  await expectRefusal(readAccounts());
});
