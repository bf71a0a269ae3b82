import {
  setField,
  actAs,
  actAsAdmin,
  emailOf,
  expectRefusal,
  newAdvisor,
  store,
} from '../../testing/portal.ts';
import { accountSearch, type Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { lastMonths } from '@wbd/domain/time';
import { aBilling, anAccount, aSubscription } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { countReads } from '../../testing/count-reads.ts';
import {
  countAccounts,
  countNewAccounts,
  readAccount,
  readAccounts,
} from './accounts.repository.ts';

const withAccount = ({ id, createdAt }: Advisor, changes: Partial<Account> = {}) =>
  store('accounts', anAccount({ id, email: emailOf(id), createdAt, ...changes }));

/** An account as the server keeps it. */
async function findable(
  plan: string,
  { firstName, lastName, code, email }: Record<'firstName' | 'lastName' | 'code' | 'email', string>,
): Promise<Account> {
  const searched = { name: `${firstName} ${lastName}`, code, email };
  const advisor = await newAdvisor({ firstName, lastName, code });
  const account = await withAccount(advisor, { plan, ...searched });
  await setField(`accounts/${account.id}`, 'search', accountSearch(searched));
  return account;
}

/** The accounts whose address begins like this; all of them for an empty text. */
const begins = (search: string) => ({ plans: null, search });
const everyone = begins('');

async function anAdmin(): Promise<Advisor> {
  const admin = await newAdvisor();
  await withAccount(admin, { admin: true, isTest: true });
  return admin;
}

test('ADMIN-02 an admin reads accounts page by page, the newest first and without those for tests', async () => {
  const admin = await anAdmin();
  // newer than every other account, those of an earlier run and of the browser tests (admin.spec.ts) included
  const future = Date.UTC(2300, 0) + Date.now();
  const stored: Account[] = [];
  for (let number = 1; number <= 27; number++) {
    const createdAt = new Date(future + number);
    const id = `${admin.id}-${number}`;
    stored.push(await store('accounts', anAccount({ id, createdAt, isTest: number === 27 })));
  }
  await actAsAdmin(admin);
  const first = await readAccounts(everyone, null);
  const listed = stored.slice(0, 26).toReversed();
  expect(first.items.map(({ id }) => id)).toEqual(listed.slice(0, 25).map(({ id }) => id));
  const second = await readAccounts(everyone, first.end);
  expect(second.items[0]?.id).toBe(stored[0]?.id);
});

test('ADMIN-02 an admin finds accounts by any part of address, name and code, and by the plan', async () => {
  const admin = await anAdmin();
  const address = (name: string) => `${admin.id}.${name}@example.org`.toLowerCase();
  const one = await findable('pro_annual', {
    email: address('a'),
    firstName: 'Jörg',
    lastName: 'Müllerschön',
    code: `joergm-${admin.id.toLowerCase()}`,
  });
  const two = await findable('lite_trial', {
    email: address('b'),
    firstName: 'Eva',
    lastName: 'Weiß',
    code: `code-von-b-${admin.id.toLowerCase()}`,
  });
  await actAsAdmin(admin);
  const found = async (plans: readonly string[] | null, search: string) =>
    (await readAccounts({ plans, search }, null)).items.map(({ id }) => id).toSorted();
  expect(await found(null, ` ${admin.id.toUpperCase()}`)).toEqual([one.id, two.id].toSorted());
  expect(await found(null, address('b'))).toEqual([two.id]);
  expect(await found(['lite_trial', 'lite_annual'], admin.id)).toEqual([two.id]);
  expect((await readAccounts(begins(admin.id), null)).end).toBeNull();
  // of the name, in either spelling, and of the code
  const own = admin.id.toLowerCase();
  expect(await found(null, `${own} muellers`)).toEqual([one.id]);
  expect(await found(null, `${own} üllersch`)).toEqual([one.id]);
  expect(await found(null, `${own} code-von-b`)).toEqual([two.id]);
  expect(await found(null, `${own} nobody`)).toEqual([]);
});

test('ADMIN-01 an admin counts accounts by package and term without reading them', async () => {
  const admin = await anAdmin();
  await actAsAdmin(admin);
  const before = await countAccounts();
  for (const plan of ['basic', 'lite_trial', 'lite', 'pro_annual', 'pro_monthly', 'default']) {
    await withAccount(await newAdvisor(), { plan });
  }
  await withAccount(await newAdvisor(), { plan: 'pro_annual', isTest: true });
  const after = await countAccounts();
  expect(after).toEqual({
    total: before.total + 6,
    basic: before.basic + 1,
    lite: { ...before.lite, total: before.lite.total + 2, trial: before.lite.trial + 1 },
    pro: {
      total: before.pro.total + 2,
      annual: before.pro.annual + 1,
      monthly: before.pro.monthly + 1,
      trial: before.pro.trial,
    },
  });
});

test('ADMIN-01 an admin counts who signed up in each month, by the package they have today, and reads no account for it', async () => {
  const admin = await anAdmin();
  // months that no other test uses
  const year = 1000 + Math.floor(Math.random() * 700);
  const months = lastMonths(12, new Date(Date.UTC(year, 5, 15)));
  const inMay = new Date(Date.UTC(year, 4, 10));
  for (const plan of ['basic', 'default', 'lite_annual', 'pro_trial', 'pro_annual']) {
    await withAccount(await newAdvisor({ createdAt: inMay }), { plan });
  }
  await withAccount(await newAdvisor({ createdAt: inMay }), { plan: 'pro_annual', isTest: true });
  const may = months.at(-2);
  if (!may) throw new Error('There is no such month.');
  await withAccount(await newAdvisor({ createdAt: may.to }), { plan: 'basic' });
  await actAsAdmin(admin);
  const counted = await countNewAccounts(months);
  expect(counted).toHaveLength(12);
  expect(counted[10]).toEqual({ month: may, basic: 2, lite: 1, pro: 2 });
  expect(counted[11]).toMatchObject({ basic: 1, lite: 0, pro: 0 });
  expect(counted[9]).toMatchObject({ basic: 0, lite: 0, pro: 0 });
  expect(await countReads(() => countNewAccounts(months))).toBe(0);
});

test('ADMIN-04 an admin who signed in without a second factor reads no other account', async () => {
  const admin = await anAdmin();
  await actAs(admin);
  await expectRefusal(readAccounts(everyone, null));
  await actAsAdmin(admin);
  expect((await readAccounts(everyone, null)).items.length).toBeGreaterThan(0);
});

test('ADMIN-04 an advisor reads only their account and counts none', async () => {
  const advisor = await newAdvisor();
  const billing = aBilling({ wanted: 'wbd_pro_annual', subscription: aSubscription() });
  const account = await withAccount(advisor, { billing });
  await actAs(advisor);
  expect(await readAccount(advisor.id)).toEqual(account);
  const other = await withAccount(await newAdvisor());
  await expectRefusal(readAccount(other.id));
  await expectRefusal(readAccounts(everyone, null));
  await expectRefusal(countAccounts());
  await expectRefusal(countNewAccounts(lastMonths(1, new Date())));
});
