import '../test/own-project.ts';
import '../test/unverified-tokens.ts';
import '../fuzz/environment.ts';
import type { CallName } from '@wbd/domain/calls';
import { RIGHTS } from '@wbd/domain/rights';
import { anAccount, newId } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCallables, type FuzzServer } from '../fuzz/server.ts';
import { app } from '../src/core/firestore.ts';
import { anAdvisor, store } from '../test/data.ts';
import { randomPhone, signInByEmail, signUpByEmail } from '../test/people.ts';
import { admittedCalls } from './admitted.ts';
import * as provider from './provider.ts';

let server: FuzzServer;
beforeAll(async () => {
  server = await serveCallables();
});
afterAll(() => server.close());

const PASSWORD = 'demo1234';

interface Login {
  uid: string;
  /** the account's address */
  email: string;
  idToken: string;
}

/**
 * Every change that Auth's public API lets a login make by itself. Each one is tried like an attacker would, with a new
 * sign-in afterwards. `off`: how production refuses it, as set up by `tools/ops/operator/setup/sign-in.ts`; the emulator
 * does not refuse.
 */
const CHANGES: Readonly<Record<string, (login: Login) => Promise<string>>> = {
  async 'puts another address on the login'({ idToken }) {
    const email = provider.freshAddress();
    await provider.update({ idToken, email });
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  async 'confirms another address on the login'({ idToken }) {
    const email = provider.freshAddress();
    await provider.verifyAndChange(idToken, email);
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  async 'changes the password'({ idToken, email }) {
    await provider.update({ idToken, password: 'another1234' });
    return (await signInByEmail(email, 'another1234')).idToken;
  },
  async 'links a phone number'({ idToken, email }) {
    await provider.linkPhone(idToken, randomPhone());
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  'links a phone number and signs in with it': ({ idToken }) =>
    provider.linkPhoneAndSignIn(idToken, randomPhone()),
  async 'links a phone number and removes it'({ idToken, email }) {
    await provider.linkPhone(idToken, randomPhone());
    await provider.update({ idToken, deleteProvider: ['phone'] });
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  async 'removes the second factor without the portal'({ uid, idToken, email }) {
    await provider.withdrawSecondFactor(idToken, uid);
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  async 'changes name and picture'({ idToken, email }) {
    await provider.update({ idToken, displayName: 'admin', photoUrl: 'https://example.org/a.png' });
    return (await signInByEmail(email, PASSWORD)).idToken;
  },
  'links another provider and signs in with it': ({ idToken }) =>
    provider.linkGoogleAndSignIn(idToken, provider.freshAddress()),
  'signs up anonymously': () => provider.signUpAnonymously(),
  'signs in with a link to another address': () =>
    provider.signInByEmailLink(provider.freshAddress()),
  'signs in with a token that the server could make': ({ uid }) =>
    provider.signInByCustomToken(uid),
  async 'refreshes the token'({ email }) {
    return provider.refresh(email, PASSWORD);
  },
  async 'deletes the login'({ idToken }) {
    await provider.remove(idToken);
    return idToken;
  },
};

/** Copies a login from the portal's project, where the provider changes it, to the project of these functions. */
async function mirrored(idToken: string): Promise<void> {
  const login = await provider.lookUp(idToken);
  if (!login) return;
  const { localId: uid, email, emailVerified = false, phoneNumber } = login;
  await getAuth(app)
    .deleteUser(uid)
    .catch(() => undefined);
  await getAuth(app).createUser({
    uid,
    emailVerified,
    ...(email !== undefined && { email }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  });
}

async function anAdvisorLogin(stored: { admin?: boolean; orgAdmin?: boolean }): Promise<Login> {
  const email = `${newId('prov').toLowerCase()}@example.org`;
  const { uid } = await signUpByEmail(email);
  await provider.confirm(uid);
  await store('accounts', anAccount({ id: uid, email, ...stored }));
  await store('advisors', anAdvisor({ id: uid }));
  return { uid, email, idToken: (await signInByEmail(email, PASSWORD)).idToken };
}

const admitted = async (idToken: string): Promise<ReadonlySet<CallName>> => {
  await mirrored(idToken);
  return new Set(await admittedCalls(server.origin, idToken));
};

/** A person who proves a number may make a person's calls, whatever else the login is. */
const OF_PERSONS: ReadonlySet<string> = new Set(
  Object.entries(RIGHTS).flatMap(([name, { who }]) =>
    who.some((subject) => subject === 'person') ? [name] : [],
  ),
);

test.each(Object.entries(CHANGES))('an advisor who %s gains no call', async (_what, change) => {
  const login = await anAdvisorLogin({ orgAdmin: true });
  const before = await admitted(login.idToken);
  expect(before.size).toBeGreaterThan(50);
  const after = await admitted(await change(login));
  expect([...after].filter((name) => !before.has(name) && !OF_PERSONS.has(name))).toEqual([]);
});

test.each(Object.entries(CHANGES))(
  'a blocked advisor who %s stays blocked',
  async (_what, change) => {
    const login = await anAdvisorLogin({});
    const block = { reason: 'Verstoß', at: new Date() };
    await store('accounts', anAccount({ id: login.uid, email: login.email, block }));
    const before = await admitted(login.idToken);
    const after = await admitted(await change(login));
    const gained = [...after].filter((name) => !before.has(name));
    expect(gained).toEqual([]);
  },
);

test("confirming one's own address does not confirm a sign-up with another person's address", async () => {
  const victim = `${newId('victim').toLowerCase()}@example.org`;
  const { uid, idToken } = await signUpByEmail(victim);
  await store('accounts', anAccount({ id: uid, email: victim }));
  await store('advisors', anAdvisor({ id: uid }));
  const before = await admitted(idToken);
  const own = provider.freshAddress();
  await provider.verifyAndChange(idToken, own);
  const changed = await signInByEmail(own, PASSWORD);
  expect(await provider.lookUp(changed.idToken)).toMatchObject({ email: own, emailVerified: true });
  const after = await admitted(changed.idToken);
  expect([...after].filter((name) => !before.has(name))).toEqual([]);
  expect(after.has('answerTeamInvitation')).toBe(false);
});
