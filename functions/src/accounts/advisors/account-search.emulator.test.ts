import '../../../test/own-project.ts';
import { anAdvisor, store } from '../../../test/data.ts';
import { accountSearch } from '@wbd/domain/accounts';
import { anAccount } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';
import { updateAccountSearch } from './account-search.service.ts';

test('ADMIN-02 the search fields of an account follow the name of the advisor, and are written only when they change', async () => {
  const advisor = await store('advisors', anAdvisor({ firstName: 'Jörg', lastName: 'Alt' }));
  const account = await store('accounts', anAccount({ id: advisor.id }));
  const stored = () => db.doc(`accounts/${advisor.id}`).get();
  await updateAccountSearch(advisor.id);
  const called = { name: 'Jörg Alt', code: advisor.code, email: account.email };
  expect((await stored()).data()).toMatchObject({ ...called, search: accountSearch(called) });
  const written = (await stored()).updateTime;
  await updateAccountSearch(advisor.id);
  expect((await stored()).updateTime).toEqual(written);

  await db.doc(`advisors/${advisor.id}`).update({ lastName: 'Neu' });
  await updateAccountSearch(advisor.id);
  const renamed = { ...called, name: 'Jörg Neu' };
  expect((await stored()).data()).toMatchObject({ ...renamed, search: accountSearch(renamed) });
});

test('no account is created for an advisor who has none', async () => {
  const advisor = await store('advisors', anAdvisor());
  await updateAccountSearch(advisor.id);
  expect((await db.doc(`accounts/${advisor.id}`).get()).exists).toBe(false);
});
