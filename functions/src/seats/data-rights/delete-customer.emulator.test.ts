import { patient } from '@wbd/tools/host-speed';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { aCustomer, aRegistration, aSeminar, aSession, newId, store } from '../../../test/data.ts';
import { getAuth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signInByPhone } from '../../../test/people.ts';
import { app, db, toData } from '../../core/firestore.ts';

/** A customer with a login and a seat. */
async function aRegistered(advisor: string) {
  const login = await signInByPhone();
  const customer = await store('customers', aCustomer(advisor, { id: login.uid }));
  // no seminar and no host: they would keep triggers busy that this is not about
  const session = await store(
    'sessions',
    aSession(aSeminar(newId('host')), { registrationCount: 1 }),
  );
  const seat = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
  await seat.set(toData(aRegistration(session, customer)));
  return { login, customer, session, seat };
}
type Registered = Awaited<ReturnType<typeof aRegistered>>;

async function expectErased({ customer, session, seat }: Registered): Promise<void> {
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(false);
  expect((await seat.get()).exists).toBe(false);
  expect((await db.doc(`sessions/${session.id}`).get()).get('registrationCount')).toBe(0);
}

async function expectUntouched({ customer, session, seat }: Registered): Promise<void> {
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(true);
  expect((await seat.get()).exists).toBe(true);
  expect((await db.doc(`sessions/${session.id}`).get()).get('registrationCount')).toBe(1);
}

const erase = (customerId: string, idToken?: string) =>
  call('deleteCustomer', { customerId }, idToken);

test(
  'data written about a customer during the erasure is removed by a trigger',
  async () => {
    const person = await aRegistered(newId('adv'));
    await db.doc(`customers/${person.customer.id}`).delete();
    await vi.waitFor(() => expectErased(person), { timeout: patient(40_000), interval: 150 });
    await vi.waitFor(
      async () =>
        expect((await getAuth(app).getUsers([{ uid: person.customer.id }])).users).toEqual([]),
      { timeout: patient(40_000), interval: 150 },
    );
  },
  patient(90_000),
);

test('the advisor erases their own customer', async () => {
  const advisor = await signedInAdvisor();
  const person = await aRegistered(advisor.uid);
  expect((await erase(person.customer.id, advisor.idToken)).result).toEqual({});
  await expectErased(person);
});

test('customers erase themselves by their name, not by their id', async () => {
  const person = await aRegistered((await signedInAdvisor()).uid);
  const { firstName, lastName } = person.customer;
  const refused = await erase(person.customer.id, person.login.idToken);
  expect(refused.error?.details?.code).toBe('permission/denied');
  await expectUntouched(person);
  const eraseOwn = () => call('eraseOwnData', { firstName, lastName }, person.login.idToken);
  expect((await eraseOwn()).result).toEqual({});
  await expectErased(person);
  // the login and its access are gone
  expect((await eraseOwn()).error?.details?.code).toBe('auth/code-required');
});

test('the password of an admin does not erase the customers of others', async () => {
  const admin = await signedInAdvisor(0);
  await db.doc(`accounts/${admin.uid}`).update({ admin: true });
  const person = await aRegistered((await signedInAdvisor()).uid);
  const { error } = await erase(person.customer.id, admin.idToken);
  expect(error?.details?.code).toBe('auth/email-unconfirmed');
  await expectUntouched(person);
});

test('an advisor of level 0, another advisor, another customer and a visitor erase no one', async () => {
  const [basic, other] = [await signedInAdvisor(0), await signedInAdvisor(2)];
  const [own, foreign] = [await aRegistered(basic.uid), await aRegistered(basic.uid)];
  const code = async (idToken?: string) =>
    (await erase(own.customer.id, idToken)).error?.details?.code;
  expect(await code(basic.idToken)).toBe('permission/denied');
  expect(await code(other.idToken)).toBe('customer/not-found');
  expect(await code(foreign.login.idToken)).toBe('permission/denied');
  expect(await code()).toBe('auth/required');
  await expectUntouched(own);
});

test('an account that is not an admin’s opens nothing', async () => {
  const advisor = await signedInAdvisor(0);
  await db.doc(`accounts/${advisor.uid}`).set({
    email: 'a@example.org',
    plan: 'basic',
    admin: false,
    isTest: true,
    datalink: null,
    createdAt: new Date(),
  });
  const person = await aRegistered((await signedInAdvisor()).uid);
  const answer = await erase(person.customer.id, advisor.idToken);
  expect(answer.error?.details?.code).toBe('permission/denied');
  await expectUntouched(person);
});
