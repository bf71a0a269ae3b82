/**
 * The repositories as a page uses them, against the emulators and under the real rules: with the portal's environment,
 * people who sign in, and an operator who stores what has to be there before.
 */
import type { Advisor } from '@wbd/domain/advisors';
import { audiencesOf } from '@wbd/domain/audiences';
import { anAccount, anAdvisor } from '@wbd/domain/testing';
import { ENV_ELEMENT_ID } from '@wbd/firebase';
import { firebaseAuth, signInWithEmailAndPassword, signOut } from '@wbd/firebase/auth';
import { expect, vi } from 'vitest';
import { env } from './environment.ts';
import { emailOf, newLogin, PASSWORD, store, tokenWithSecondFactor } from './operator.ts';

export { newId } from '@wbd/domain/testing';
export { emailOf, newLogin, remove, setField, store } from './operator.ts';

// the shell's page carries the environment in an element
vi.stubGlobal('document', {
  getElementById: (id: string) =>
    id === ENV_ELEMENT_ID ? { textContent: JSON.stringify(env) } : null,
});

/** An advisor with a login and an account, in an organisation of their own and in no team unless it says otherwise. */
export async function newAdvisor(
  changes: Partial<Advisor> = {},
  { team = null }: { team?: string | null } = {},
): Promise<Advisor> {
  const id = await newLogin();
  const advisor = anAdvisor({ id, code: id, org: `org-${id}`, ...changes });
  const membership =
    team === null ? null : { id: team, joinedAt: new Date(), figures: null, money: null };
  const audiences = audiencesOf({ id, org: advisor.org, team });
  await store('accounts', anAccount({ id, email: emailOf(id), team: membership, audiences }));
  return store('advisors', advisor);
}

/** From now on this person reads and writes. */
export async function actAs({ id }: { id: string }): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth(), emailOf(id), PASSWORD);
}

/**
 * From now on this admin reads and writes, signed in with a second factor. In Node the SDK cannot take the second step, so
 * that the token of such a sign-in takes the place of the SDK's.
 */
export async function actAsAdmin(admin: { id: string }): Promise<void> {
  await actAs(admin);
  const token = await tokenWithSecondFactor(admin.id);
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in.');
  vi.spyOn(user, 'getIdToken').mockResolvedValue(token);
}

export async function actAsVisitor(): Promise<void> {
  await signOut(firebaseAuth());
}

/** The rules refuse the request, and nothing else goes wrong. */
export async function expectRefusal(request: Promise<unknown>): Promise<void> {
  await expect(request).rejects.toMatchObject({ code: 'permission/denied' });
}
