import type { Level } from '@wbd/domain/plans';
import { readLogin } from '../src/core/logins.ts';
import { anAccount, anAdvisor, newId, store } from './data.ts';
import { signUpByEmail, type SignedIn } from './people.ts';

/** An advisor of that level, signed in with an address that is not confirmed. */
export async function signedInAdvisor(lv: Level = 1): Promise<SignedIn> {
  const login = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: login.uid, lv }));
  await storeAccount(login.uid);
  return login;
}

/** The account of an advisor, with the address of their login. */
export async function storeAccount(uid: string): Promise<void> {
  const email = (await readLogin(uid))?.email;
  await store('accounts', anAccount({ id: uid, ...(email !== undefined && { email }) }));
}
