import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { accountSchema, type Account, type Advisor } from '@wbd/domain';
import { expect, test } from 'vitest';
import { readAccount, readAccounts } from './accounts.repository.ts';

async function withAccount(advisor: Advisor, changes: Partial<Account> = {}): Promise<Account> {
  const account = accountSchema.parse({
    id: advisor.id,
    email: `${advisor.id}@example.org`,
    plan: 'pro_annual',
    admin: false,
    isTest: false,
    datalink: null,
    billing: null,
    createdAt: advisor.createdAt,
    ...changes,
  });
  return store('accounts', account);
}

test('ADMIN-02 an admin lists all accounts but those for tests, the newest first', async () => {
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

test('ADMIN-04 an advisor reads the own account and no other', async () => {
  const advisor = await newAdvisor();
  const account = await withAccount(advisor);
  await actAs(advisor);
  expect(await readAccount(advisor.id)).toEqual(account);
  const other = await withAccount(await newAdvisor());
  await expectRefusal(readAccount(other.id));
  await expectRefusal(readAccounts());
});
