import { patient } from '@wbd/tools/host-speed';
import { storeAccount } from '../../../test/advisors.ts';
import { aCustomer, anAdvisor, anOffer, newId, store } from '../../../test/data.ts';
import { customerSchema } from '@wbd/domain/customers';
import { errorTexts } from '@wbd/domain/errors';
import { registrationSchema, sessionSchema } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import {
  randomPhone,
  signInByPhone,
  signUpByEmail,
  signUpConfirmed,
} from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { seatToken } from '../../core/seat-token.ts';

const HOUR = 60 * 60_000;
/** the emulator starts a process for every request that waits */
const LONG = { timeout: patient(90_000) };

const person = () => ({
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: `${newId('joerg')}@example.org`,
});

function selfRegistration(sessionId: string, advisorId: string, changes = {}) {
  return { who: 'self', sessionId, advisorId, ...person(), ...changes };
}

async function countOf(sessionId: string): Promise<number | undefined> {
  return parseDocument(sessionSchema, await db.doc(`sessions/${sessionId}`).get())
    ?.registrationCount;
}

async function registrationOf(sessionId: string, customerId: string) {
  const snapshot = await db.doc(`sessions/${sessionId}/registrations/${customerId}`).get();
  return parseDocument(registrationSchema, snapshot);
}

async function tokenOf(sessionId: string, customerId: string): Promise<string> {
  const registration = await registrationOf(sessionId, customerId);
  if (!registration) throw new Error('The seat is missing.');
  return seatToken(registration);
}

async function customerOf(id: string) {
  return parseDocument(customerSchema, await db.doc(`customers/${id}`).get());
}

test('REG-03 what the person agreed to is kept with seat and customer, in the words of the server', async () => {
  const { advisor, session } = await anOffer();
  const visitor = await signInByPhone(randomPhone());
  const before = Date.now();
  const claimed = { consent: { version: 'other', wording: 'Alles', at: 0 } };
  await call(
    'registerForSession',
    selfRegistration(session.id, advisor.id, claimed),
    visitor.idToken,
  );
  const registration = await registrationOf(session.id, visitor.uid);
  expect(registration?.consent).toMatchObject({
    version: 'registration-1',
    wording: 'Mit der Anmeldung gelten unsere AGB und die Hinweise zum Datenschutz',
  });
  expect(registration?.consent?.at.getTime()).toBeGreaterThanOrEqual(before - 1000);
  expect((await customerOf(visitor.uid))?.consent).toEqual(registration?.consent);
});

test('REG-06 whom an advisor registers has agreed to nothing', async () => {
  const { uid, idToken } = await signUpConfirmed(`${newId('adv')}@example.org`);
  const { session } = await anOffer({ advisor: { id: uid } });
  await storeAccount(uid);
  const customer = await store('customers', aCustomer(uid));
  const input = { who: 'customer', sessionId: session.id, customerId: customer.id };
  expect(await call('registerForSession', input, idToken)).toHaveProperty('result');
  expect((await registrationOf(session.id, customer.id))?.consent).toBeNull();
});

test('a person who proved their phone takes a seat: registration, count and customer', async () => {
  const { advisor, session } = await anOffer();
  const phone = randomPhone();
  const visitor = await signInByPhone(phone);
  const input = selfRegistration(session.id, advisor.id);

  const answer = await call('registerForSession', input, visitor.idToken);

  expect(answer.result).toEqual({
    sessionId: session.id,
    customerId: visitor.uid,
    place: 'seat',
    seatToken: await tokenOf(session.id, visitor.uid),
    loginToken: null,
    isMailed: true,
  });
  expect(await countOf(session.id)).toBe(1);
  expect(await registrationOf(session.id, visitor.uid)).toMatchObject({
    customer: visitor.uid,
    advisor: advisor.id,
    page: advisor.id,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: input.email,
    phone,
    invitedBy: null,
  });
  expect(await customerOf(visitor.uid)).toMatchObject({
    advisor: advisor.id,
    email: input.email,
    phone,
    inviteBy: null,
  });
});

test('REG-05 a second registration for the same session is refused and takes no seat', async () => {
  const { advisor, session } = await anOffer();
  const visitor = await signInByPhone();
  const input = selfRegistration(session.id, advisor.id);
  await call('registerForSession', input, visitor.idToken);

  const again = await call('registerForSession', input, visitor.idToken);

  expect(again.error?.details?.code).toBe('registration/duplicate');
  expect(again.error?.message).toBe('Du bist bereits für dieses Seminar angemeldet');
  expect(await countOf(session.id)).toBe(1);
});

test('REG-09.1 simultaneous registrations never take more seats than there are', LONG, async () => {
  const { advisor, session } = await anOffer({ session: { maxParticipants: 3 } });
  const visitors = await Promise.all(Array.from({ length: 12 }, () => signInByPhone()));

  const answers = await Promise.all(
    visitors.map((visitor) =>
      call('registerForSession', selfRegistration(session.id, advisor.id), visitor.idToken),
    ),
  );

  const codes = answers.map(({ error }) => error?.details?.code ?? 'registered');
  expect(codes.filter((code) => code === 'registered')).toHaveLength(3);
  expect(codes.filter((code) => code === 'session/full')).toHaveLength(9);
  expect(await countOf(session.id)).toBe(3);
  const seats = await db.collection(`sessions/${session.id}/registrations`).count().get();
  expect(seats.data().count).toBe(3);
});

test('REG-09 a full session is refused with words that say so', async () => {
  const { advisor, session } = await anOffer({
    session: { maxParticipants: 1, registrationCount: 1 },
  });
  const visitor = await signInByPhone();
  const answer = await call(
    'registerForSession',
    selfRegistration(session.id, advisor.id),
    visitor.idToken,
  );
  expect(answer.error?.message).toContain('(Ausgebucht)');
  expect(await customerOf(visitor.uid)).toBeNull();
});

test('a session that has begun is refused', async () => {
  const { advisor, session } = await anOffer({ session: { time: new Date(Date.now() - HOUR) } });
  const visitor = await signInByPhone();
  const answer = await call(
    'registerForSession',
    selfRegistration(session.id, advisor.id),
    visitor.idToken,
  );
  expect(answer.error?.details?.code).toBe('session/past');
});

test('unknown sessions and advisors are named', async () => {
  const { advisor, session } = await anOffer();
  const { idToken } = await signInByPhone();
  const code = async (input: unknown) =>
    (await call('registerForSession', input, idToken)).error?.details?.code;
  expect(await code(selfRegistration(newId('no'), advisor.id))).toBe('session/not-found');
  expect(await code(selfRegistration(session.id, newId('no')))).toBe('advisor/not-found');
});

test('a caller without a login or a proven phone number registers no one', async () => {
  const { advisor, session } = await anOffer();
  const input = selfRegistration(session.id, advisor.id);
  const byEmail = await signUpByEmail(`${newId('mail')}@example.org`);

  const signedOut = await call('registerForSession', input);
  const withoutPhone = await call('registerForSession', input, byEmail.idToken);

  expect(signedOut.error).toMatchObject({
    status: 'UNAUTHENTICATED',
    message: errorTexts['auth/required'],
  });
  expect(withoutPhone.error?.details?.code).toBe('auth/phone-required');
});

test.each([
  ['firstName', { firstName: '  ' }],
  ['lastName', { lastName: '' }],
  ['email', { email: 'joerg@beispiel' }],
  ['email', { email: 'a@example.org\r\nBcc: all@example.org' }],
  ['sessionId', { sessionId: 'a/b' }],
  ['advisorId', { advisorId: '..' }],
])('REG-04 the server refuses a wrong %s by itself', async (field, changes) => {
  const { advisor, session } = await anOffer();
  const visitor = await signInByPhone();
  const answer = await call(
    'registerForSession',
    selfRegistration(session.id, advisor.id, changes),
    visitor.idToken,
  );
  expect(answer.status).toBe(400);
  expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: [field] });
  expect(answer.error?.message).toBe(errorTexts['input/invalid']);
});

test('the first advisor keeps the customer, and the first who shared the link stays', async () => {
  const first = await anOffer();
  const second = await anOffer();
  const friend = await store('customers', aCustomer(first.advisor.id));
  const visitor = await signInByPhone();
  const register = (offer: typeof first, ref: string) =>
    call(
      'registerForSession',
      selfRegistration(offer.session.id, offer.advisor.id, { ref }),
      visitor.idToken,
    );

  await register(first, friend.id);
  await register(second, second.advisor.id);

  expect(await customerOf(visitor.uid)).toMatchObject({
    advisor: first.advisor.id,
    inviteBy: friend.id,
  });
  expect(await registrationOf(second.session.id, visitor.uid)).toMatchObject({
    advisor: first.advisor.id,
    page: second.advisor.id,
  });
});

test('no one is invited by themselves or by someone unknown', async () => {
  const { advisor, session } = await anOffer();
  const visitors = await Promise.all([signInByPhone(), signInByPhone()]);
  const refs = [visitors[0].uid, newId('nobody')];
  for (const [index, visitor] of visitors.entries()) {
    await call(
      'registerForSession',
      selfRegistration(session.id, advisor.id, { ref: refs[index] }),
      visitor.idToken,
    );
    expect((await customerOf(visitor.uid))?.inviteBy).toBeNull();
  }
});

test('an advisor whose e-mail address is not confirmed registers no customer', async () => {
  const { session } = await anOffer();
  const { uid, idToken } = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: uid }));
  await storeAccount(uid);
  const customer = await store('customers', aCustomer(uid));
  const input = { who: 'customer', sessionId: session.id, customerId: customer.id };
  const answer = await call('registerForSession', input, idToken);
  expect(answer.error?.details?.code).toBe('auth/email-unconfirmed');
  expect(await countOf(session.id)).toBe(0);
});

test('an advisor registers an own customer, and no one else does', async () => {
  // older than the advisors: their pages show it
  const { session } = await anOffer({ seminar: { createdAt: new Date() } });
  const signUp = async (lv: 0 | 1) => {
    const login = await signUpConfirmed(`${newId('adv')}@example.org`);
    await store('advisors', anAdvisor({ id: login.uid, lv, createdAt: new Date() }));
    await storeAccount(login.uid);
    return login;
  };
  const [owner, foreign, basic] = await Promise.all([signUp(1), signUp(1), signUp(0)]);
  const own = await store('customers', aCustomer(owner.uid));
  const basics = await store('customers', aCustomer(basic.uid));
  const noEmail = await store('customers', aCustomer(owner.uid, { email: null }));
  const register = (customerId: string, idToken: string) =>
    call('registerForSession', { who: 'customer', sessionId: session.id, customerId }, idToken);

  expect((await register(own.id, foreign.idToken)).error?.details?.code).toBe('customer/not-found');
  expect((await register(basics.id, basic.idToken)).error?.details?.code).toBe('permission/denied');
  expect((await register(noEmail.id, owner.idToken)).result).toMatchObject({
    place: 'seat',
    isMailed: false,
  });
  const unsent = await db.collection('mails').where('customer', '==', noEmail.id).get();
  expect(unsent.docs.map(({ id }) => id)).toEqual([]);
  expect((await register(own.id, owner.idToken)).result).toEqual({
    sessionId: session.id,
    customerId: own.id,
    place: 'seat',
    seatToken: null,
    loginToken: null,
    isMailed: true,
  });
  expect(await registrationOf(session.id, own.id)).toMatchObject({
    page: null,
    invitedBy: 'Petra Prüfstein',
  });
  expect(await countOf(session.id)).toBe(2);
});
