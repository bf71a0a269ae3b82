import '../../../test/own-project.ts';
import { anAdvisor, store } from '../../../test/data.ts';
import { accountSearch } from '@wbd/domain/accounts';
import { anAccount } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';
import { keepFound } from './account-search.service.ts';

test('ADMIN-02 an account is found by what its advisor is called now, and is written no more than needed', async () => {
  const advisor = await store('advisors', anAdvisor({ firstName: 'Jörg', lastName: 'Alt' }));
  const account = await store('accounts', anAccount({ id: advisor.id }));
  const stored = () => db.doc(`accounts/${advisor.id}`).get();
  await keepFound(advisor.id);
  const called = { name: 'Jörg Alt', code: advisor.code, email: account.email };
  expect((await stored()).data()).toMatchObject({ ...called, search: accountSearch(called) });
  const written = (await stored()).updateTime;
  await keepFound(advisor.id);
  expect((await stored()).updateTime).toEqual(written);

  await db.doc(`advisors/${advisor.id}`).update({ lastName: 'Neu' });
  await keepFound(advisor.id);
  const renamed = { ...called, name: 'Jörg Neu' };
  expect((await stored()).data()).toMatchObject({ ...renamed, search: accountSearch(renamed) });
});

test('an advisor without an account, or who is gone, leaves nothing behind', async () => {
  const advisor = await store('advisors', anAdvisor());
  await keepFound(advisor.id);
  expect((await db.doc(`accounts/${advisor.id}`).get()).exists).toBe(false);
});
