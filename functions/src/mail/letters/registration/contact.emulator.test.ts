import '../../../../test/own-project.ts';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, newId, store } from '../../../../test/data.ts';
import { app } from '../../../core/firestore.ts';
import { readContact } from './contact.repository.ts';

/** @param login overrides of the auth provider's record, which otherwise has the account's confirmed address */
async function contactWith(login: { email?: string; emailVerified?: boolean; disabled?: boolean }) {
  const { id: uid } = await store('advisors', anAdvisor());
  const email = `${newId('mail').toLowerCase()}@example.org`;
  await store('accounts', anAccount({ id: uid, email }));
  await getAuth(app).createUser({ uid, email, emailVerified: true, ...login });
  return { own: email, contact: await readContact(uid) };
}

test("uses the account's confirmed address for replies of customers", async () => {
  const { own, contact } = await contactWith({});
  expect(contact?.email).toBe(own);
});

test.each([
  ['an address that was never confirmed', { emailVerified: false }],
  ["an address of the login that is not the account's", { email: `${newId('other')}@example.org` }],
  ['the login of a blocked advisor', { disabled: true }],
])('does not let customers reply to %s', async (_what, login) => {
  const { contact } = await contactWith(login);
  expect(contact).toMatchObject({ email: null });
});

test('returns no contact for a deleted advisor', async () => {
  expect(await readContact(newId('gone'))).toBeNull();
});
