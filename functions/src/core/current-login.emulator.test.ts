import '../../test/own-project.ts';
import '../../test/unverified-tokens.ts';
import '../../fuzz/environment.ts';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../../fuzz/server.ts';
import { answerSchema } from '../../test/calls.ts';
import { anAccount } from '@wbd/domain/testing';
import { aCustomer, anAdvisor, anOffer, newId, store } from '../../test/data.ts';
import { randomPhone } from '../../test/people.ts';
import { advisorData } from '../accounts/advisors/advisor-data.callable.ts';
import { closeAccount } from '../accounts/closing/close-account.callable.ts';
import { deleteCustomer } from '../seats/data-rights/delete-customer.callable.ts';
import { eraseOwnData } from '../seats/data-rights/erase-own-data.callable.ts';
import { personalData } from '../seats/data-rights/personal-data.callable.ts';
import { app } from './firestore.ts';
import { logins } from './logins.ts';
import { registerForSession } from '../seats/registering/register-for-session.callable.ts';

let server: FuzzServer;
beforeAll(async () => {
  const customers = { deleteCustomer, eraseOwnData, personalData, registerForSession };
  server = await serveCallables({ ...customers, advisorData, closeAccount });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

const vera = { firstName: 'Vera', lastName: 'Brückner' };

async function outcomeOf(name: string, data: unknown, idToken: string): Promise<string> {
  const answer = await fetch(`${server.origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
  });
  const { error } = answerSchema.parse(await answer.json());
  return error?.details?.code ?? error?.status ?? 'done';
}

/** Firebase compares whole seconds: what follows happens in a later one. */
function aMomentLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
}

async function aPerson() {
  const phoneNumber = randomPhone();
  const { uid } = await getAuth(app).createUser({ phoneNumber });
  const { advisor, session } = await anOffer();
  const known = { ...vera, id: uid, phone: phoneNumber, proven: true };
  await store('customers', aCustomer(advisor.id, known));
  const token = () => tokenOf({ uid, phoneNumber });
  const registration = { ...vera, email: `${newId('vera')}@example.org`, who: 'self' };
  const data = { ...registration, sessionId: session.id, advisorId: advisor.id };
  return { uid, phone: phoneNumber, token, inputs: { registerForSession: data } };
}

const asPerson = ['registerForSession', 'personalData', 'eraseOwnData'] as const;

const inputOf = (name: string, { inputs }: Awaited<ReturnType<typeof aPerson>>) =>
  name === 'registerForSession' ? inputs.registerForSession : vera;

test.each(asPerson)(
  '%s refuses a token from before its sessions were ended, and accepts one of the next sign-in',
  async (name) => {
    const person = await aPerson();
    const before = person.token();
    aMomentLater();
    await getAuth(app).revokeRefreshTokens(person.uid);
    expect(await outcomeOf(name, inputOf(name, person), before)).toBe('auth/code-required');
    expect(await outcomeOf(name, inputOf(name, person), person.token())).toBe('done');
  },
);

test.each(asPerson)('%s refuses a token whose number has moved to another login', async (name) => {
  const person = await aPerson();
  const before = person.token();
  await logins.passPhoneOn(person.uid, person.phone);
  expect(await outcomeOf(name, inputOf(name, person), before)).toBe('auth/code-required');
});

test.each(asPerson)('%s refuses a token of a login that is disabled or gone', async (name) => {
  const person = await aPerson();
  await getAuth(app).updateUser(person.uid, { disabled: true });
  expect(await outcomeOf(name, inputOf(name, person), person.token())).toBe('auth/code-required');
  await getAuth(app).deleteUser(person.uid);
  expect(await outcomeOf(name, inputOf(name, person), person.token())).toBe('auth/code-required');
});

test.each([
  ['registerForSession', { who: 'customer', sessionId: 's', customerId: 'c' }, 'auth/required'],
  ['deleteCustomer', { customerId: 'c' }, 'auth/required'],
  ['advisorData', { kind: 'customers', after: null }, 'auth/password-required'],
  ['closeAccount', {}, 'auth/password-required'],
])('%s refuses an advisor whose password was reset since the sign-in', async (name, data, code) => {
  const email = `${newId('adv')}@example.org`;
  const { uid } = await getAuth(app).createUser({ email, password: 'demo1234' });
  await Promise.all([
    store('advisors', anAdvisor({ id: uid })),
    store('accounts', anAccount({ id: uid, email })),
  ]);
  const token = () => tokenOf({ uid, email });
  const before = token();
  aMomentLater();
  await getAuth(app).revokeRefreshTokens(uid);
  expect(await outcomeOf(name, data, before)).toBe(code);
  expect(await outcomeOf(name, data, token())).not.toBe(code);
});
