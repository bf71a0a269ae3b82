import type { Level } from '@wbd/domain/plans';
import { anAdvisor, newId, store } from './data.ts';
import { signUpByEmail, type SignedIn } from './people.ts';

/** An advisor of that level, signed in with an address that is not confirmed. */
export async function signedInAdvisor(lv: Level = 1): Promise<SignedIn> {
  const login = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: login.uid, lv }));
  return login;
}
