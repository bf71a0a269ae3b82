import { anAccount, anAdvisor, newId, store } from './data.ts';
import { createHash } from 'node:crypto';
import { accountLinkSecret, accountSchema, type CreateAdvisorInput } from '@wbd/domain/accounts';
import { advisorSchema } from '@wbd/domain/advisors';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { expect } from 'vitest';
import { accountsRepository } from '../src/accounts/advisors/accounts.repository.ts';
import type { RequestPasswordResetPorts } from '../src/accounts/advisors/request-password-reset.service.ts';
import { app, db, parseDocument } from '../src/core/firestore.ts';
import { resetMails, resetMailsOfDay, resetsByNetwork } from '../src/core/limits.ts';
import { portalOrigin } from '../src/core/settings.ts';
import { signInLinks } from '../src/gateways/sign-in-links.ts';
import { signInByEmail, signUpByEmail } from './people.ts';

/** A person with a code and an address of their own, and an organisation that exists. */
export async function aNewcomer(
  changes: Partial<CreateAdvisorInput> = {},
): Promise<CreateAdvisorInput> {
  const id = newId('adv').toLowerCase();
  const org = 'org-sign-up';
  await db.doc(`orgs/${org}`).set({ name: 'Anna Groß', order: 1 });
  return {
    email: `${id}@example.org`,
    password: 'leise Mühle',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    code: id,
    org,
    ...changes,
  };
}

/** The advisor is there with everything, can sign in, and is the only one with this address. @returns the uid */
export async function expectComplete(
  input: CreateAdvisorInput,
  code = input.code,
): Promise<string> {
  const { uid } = await signInByEmail(input.email, input.password);
  const { firstName, lastName, org, email } = input;
  const read = (path: string) => db.doc(path).get();
  expect((await read(`codes/${code}`)).get('uid')).toBe(uid);
  expect(parseDocument(advisorSchema, await read(`advisors/${uid}`))).toMatchObject({
    code,
    firstName,
    lastName,
    org,
    heroText: null,
    lv: 0,
    isSpecialist: false,
    hasOwnPage: false,
  });
  const account = { email, plan: 'basic', admin: false, isTest: false };
  expect(parseDocument(accountSchema, await read(`accounts/${uid}`))).toMatchObject(account);
  expect(await enqueuedFor(uid)).toEqual(['advisor-welcome']);
  await expectOnly(email, [uid]);
  return uid;
}

/** Nothing is left of an attempt: no login, no code, no document, no mail. */
export async function expectNothing(input: CreateAdvisorInput): Promise<void> {
  await expectOnly(input.email, []);
  expect((await db.doc(`codes/${input.code}`).get()).exists).toBe(false);
  const advisors = await db.collection('advisors').where('code', '==', input.code).get();
  expect(advisors.size).toBe(0);
}

async function expectOnly(email: string, uids: readonly string[]): Promise<void> {
  const accounts = await db.collection('accounts').where('email', '==', email).get();
  expect(accounts.docs.map(({ id }) => id)).toEqual(uids);
  const login = await loginOf(email);
  expect(login ? [login.uid] : []).toEqual(uids);
  expect((await signUpRow(email).get()).exists).toBe(false);
}

export async function loginOf(email: string): Promise<UserRecord | null> {
  return (await getAuth(app).getUsers([{ email }])).users[0] ?? null;
}

/** The row that exists while the address is signed up, and after a process that died. */
export function signUpRow(email: string) {
  return db.doc(`signUps/${createHash('sha256').update(email).digest('hex')}`);
}

/** The kinds of mails to an advisor, sorted. */
export async function enqueuedFor(uid: string): Promise<unknown[]> {
  const { docs } = await db.collection('mails').where('advisor', '==', uid).get();
  return docs.map((mail): unknown => mail.get('kind')).toSorted();
}

/** An advisor with an account and a login whose address is not confirmed. */
export async function anAdvisorLogin() {
  const email = `${newId('adv').toLowerCase()}@example.org`;
  const login = await signUpByEmail(email);
  await store('advisors', anAdvisor({ id: login.uid, firstName: 'Jörg', lastName: 'Weiß' }));
  await store('accounts', anAccount({ id: login.uid, email }));
  return { email, ...login };
}

/** The secret of the link that a mail to the account would hold now. */
export async function resetSecret({ uid, email }: { uid: string; email: string }): Promise<string> {
  const link = new URL((await signInLinks.passwordReset({ id: uid, email })) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(`${portalOrigin()}/auth/new-password`);
  return accountLinkSecret(link.hash);
}

/** What requests for a new password work with, in the present. */
export const resetPorts: RequestPasswordResetPorts = {
  accounts: accountsRepository,
  limits: { byNetwork: resetsByNetwork, mails: [resetMails, resetMailsOfDay] },
  now: () => new Date(),
};
