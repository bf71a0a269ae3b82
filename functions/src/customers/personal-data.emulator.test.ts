import { mailSchema, type PersonalData } from '@wbd/domain';
import { aReferral, aRegistrationMail } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { call } from '../../test/calls.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../../test/data.ts';
import { randomPhone, signInByPhone, signUpConfirmed } from '../../test/people.ts';
import { db, parseDocuments, toData } from '../gateways/firestore.ts';
import { personalDataRepository } from './personal-data.repository.ts';
import { personalData } from './personal-data.service.ts';

const consent = {
  version: '1',
  wording: 'Mit der Anmeldung …',
  at: new Date('2026-03-01T10:00:00Z'),
};

async function aPerson() {
  const phone = randomPhone();
  const login = await signInByPhone(phone);
  const { uid: advisorId, idToken: advisorToken } = await signUpConfirmed(
    `${newId('adv')}@example.org`,
  );
  const advisor = await store('advisors', anAdvisor({ id: advisorId, lv: 2 }));
  await store('accounts', anAccount({ id: advisorId }));
  const customer = await store(
    'customers',
    aCustomer(advisor.id, { id: login.uid, phone, proven: true, consent, distinctFrom: ['other'] }),
  );
  const seminar = await store('seminars', aSeminar(advisor.id, { title: 'Ein Abend' }));
  const session = await store('sessions', aSession(seminar, { registrationCount: 1 }));
  const seat = aRegistration(session, customer, { consent });
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(seat));
  await store('referrals', aReferral(customer, newId('ref')));
  await db
    .doc(`customerNotes/${customer.id}`)
    .set({ id: customer.id, advisor: advisor.id, text: 'Fragt nach der Rente.' });
  return { phone, login, advisor, advisorToken, customer, session };
}

const fetched = async (idToken?: string) => call('personalData', {}, idToken);

test('a person gets everything that is stored about them, and of foreign notes only whose they are', async () => {
  const { phone, login, advisor, customer, session } = await aPerson();
  const stranger = await store('advisors', anAdvisor());
  await store(
    'customers',
    aCustomer(stranger.id, { phone, firstName: 'Vertippt', email: 'geheim@example.org' }),
  );
  const { result, error } = await fetched(login.idToken);
  expect(error).toBeUndefined();
  expect(result).toMatchObject({
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone,
      advisor: `${advisor.firstName} ${advisor.lastName}`,
      consent: { version: '1', wording: consent.wording, at: consent.at.toISOString() },
    },
    notes: 'Fragt nach der Rente.',
    registrations: [
      { seminar: 'Ein Abend', time: session.time.toISOString(), location: session.location },
    ],
    notedBy: [{ advisor: `${stranger.firstName} ${stranger.lastName}` }],
    isComplete: true,
  });
  expect(result).toHaveProperty('referral.name');
  const text = JSON.stringify(result);
  expect(text).not.toContain('Vertippt');
  expect(text).not.toContain('geheim@example.org');
  expect(text).not.toContain('distinctFrom');
});

test('a login without a proven number and a visitor get nothing; another person gets their own', async () => {
  const { customer, advisorToken } = await aPerson();
  expect((await fetched()).error?.details?.code).toBe('auth/required');
  expect((await fetched(advisorToken)).error?.details?.code).toBe('auth/phone-required');
  const other = await signInByPhone();
  const { result } = await fetched(other.idToken);
  expect(result).toMatchObject({ customer: null, notes: null, registrations: [], notedBy: [] });
  expect(JSON.stringify(result)).not.toContain(customer.lastName);
});

test('who asks too often waits, and nothing is read for them', async () => {
  const reads: string[] = [];
  const refused = personalData(
    {
      customers: { customer: (id) => (reads.push(id), Promise.resolve(null)) },
      stored: personalDataRepository,
      namesOf: () => Promise.resolve(new Map()),
      limit: { take: () => Promise.resolve(false) },
      now: () => new Date(),
    },
    { uid: newId(), phone: randomPhone(), emailConfirmed: false },
  );
  await expect(refused).rejects.toMatchObject({ code: 'rate/limited' });
  expect(reads).toEqual([]);
});

test('mails are listed with how far they got, and when there is too much the answer says so', async () => {
  const { login, customer, session } = await aPerson();
  const mail = aRegistrationMail(aRegistration(session, customer));
  await store('mails', mail);
  const ask = (most?: number): Promise<PersonalData> =>
    personalData(
      {
        customers: { customer: () => Promise.resolve(customer) },
        stored: most === undefined ? personalDataRepository : manyMails(most),
        namesOf: () => Promise.resolve(new Map()),
        limit: { take: () => Promise.resolve(true) },
        now: () => new Date(),
      },
      { uid: login.uid, phone: customer.phone, emailConfirmed: false },
    );
  expect((await ask()).mails).toContainEqual(expect.objectContaining({ kind: mail.kind }));
  expect((await ask()).isComplete).toBe(true);
  expect((await ask(1_000)).isComplete).toBe(false);

  function manyMails(count: number) {
    return {
      ...personalDataRepository,
      mails: () => Promise.resolve(Array.from({ length: count }, () => mail)),
    };
  }
});

test('who erases themselves tells the advisor once, with no more than a name; an erasure by the advisor sends no mail', async () => {
  const { login, advisor, customer } = await aPerson();
  const told = async () => {
    const rows = await db.collection('mails').where('advisor', '==', advisor.id).get();
    return parseDocuments(mailSchema, rows.docs).filter(({ kind }) => kind === 'customer-erased');
  };
  const erase = (idToken: string) => call('deleteCustomer', { customerId: customer.id }, idToken);
  await Promise.all([erase(login.idToken), erase(login.idToken)]);
  expect(await told()).toEqual([
    expect.objectContaining({
      uid: advisor.id,
      name: `${customer.firstName} ${customer.lastName.slice(0, 1)}.`,
    }),
  ]);
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(false);

  const second = await aPerson();
  await call('deleteCustomer', { customerId: second.customer.id }, second.advisorToken);
  const rows = await db.collection('mails').where('advisor', '==', second.advisor.id).get();
  const kinds = parseDocuments(mailSchema, rows.docs).map(({ kind }) => kind);
  expect(kinds).not.toContain('customer-erased');
});
