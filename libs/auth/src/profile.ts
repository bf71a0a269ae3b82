import { accountSchema, advisorSchema } from '@wbd/domain';
import type { AuthState } from './auth-store.ts';

type Profile = Pick<AuthState, 'type' | 'advisor' | 'isAdmin'>;

export const NO_PROFILE: Profile = { type: null, advisor: null, isAdmin: false };

/** What kind of login this is: an advisor has a document in `advisors`, everyone else is a customer. */
export async function readProfile(uid: string): Promise<Profile> {
  const { readDocument } = await import('@wbd/firebase/firestore');
  const advisor = await readDocument(advisorSchema, `advisors/${uid}`);
  if (!advisor) return { type: 'customer', advisor: null, isAdmin: false };
  const account = await readDocument(accountSchema, `accounts/${uid}`);
  return { type: 'advisor', advisor, isAdmin: account?.admin ?? false };
}
