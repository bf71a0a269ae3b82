import { type OwnClaim } from '@wbd/domain/customers';
import { personalDataOutput, type PersonalData } from '@wbd/domain/own-data';
import { AppError } from '@wbd/domain/errors';
import { mailSchema } from '@wbd/domain/mails';
import { aDatedNote, aDeal, aReferral, aRegistrationMail } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { storeAccount } from '../../../test/advisors.ts';
import { call } from '../../../test/calls.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  anAppointmentRequest,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import {
  randomPhone,
  signedInByPhoneAgo,
  signInByCustomToken,
  signInByPhone,
  signUpConfirmed,
} from '../../../test/people.ts';
import { app, db, parseDocuments, toData } from '../../core/firestore.ts';
import { ownDataTries } from '../../core/limits.ts';
import { newEntry } from '../registrations/new-registration.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { confirmedClaim } from './own-claim.ts';
import { personalDataRepository, type PersonalDataRepository } from './personal-data.repository.ts';
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
  await storeAccount(advisorId);
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
  const { id, firstName, lastName } = customer;
  await store(
    'appointmentRequests',
    anAppointmentRequest(advisor.id, { customer: id, firstName, lastName, phone }),
  );
  await db
    .doc(`customerNotes/${customer.id}`)
    .set({ id: customer.id, advisor: advisor.id, text: 'Fragt nach der Rente.' });
  await store('datedNotes', aDatedNote(customer, { text: 'Baut ein Haus.' }));
  await store('deals', aDeal(customer));
  // of the number's previous holder
  await store('deals', aDeal(customer, { name: 'Anna Z.' }));
  const change = { kind: 'email', before: 'alt@example.org', text: 'neu@example.org' } as const;
  await store('datedNotes', aDatedNote(customer, change));
  return { phone, login, advisor, advisorToken, customer, session };
}

const nameOf = ({ firstName, lastName }: OwnClaim): OwnClaim => ({ firstName, lastName });
const nobody: OwnClaim = { firstName: 'Niemand', lastName: 'Bekanntes' };
const fetched = async (idToken?: string, claim = nobody) => call('personalData', claim, idToken);

test('a person gets everything that is stored about them, and of foreign notes only whose they are', async () => {
  const { phone, login, advisor, customer, session } = await aPerson();
  const stranger = await store('advisors', anAdvisor());
  await store(
    'customers',
    aCustomer(stranger.id, { ...nameOf(customer), phone, email: 'geheim@example.org' }),
  );
  const another = await store('advisors', anAdvisor());
  await store(
    'customers',
    aCustomer(another.id, { phone, firstName: 'Vertippt', email: 'geheim@example.org' }),
  );
  // names are typed as people type them
  const typed = { firstName: ` ${customer.firstName.toUpperCase()}`, lastName: customer.lastName };
  const { result, error } = await fetched(login.idToken, typed);
  expect(error).toBeUndefined();
  expect(result).toMatchObject({
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone,
      advisor: `${advisor.firstName} ${advisor.lastName}`,
      consent: { version: '1', wording: consent.wording, at: consent.at.toISOString() },
    },
    deals: [{ netCents: 120_000, reference: 'V-4711', state: 'reported' }],
    notes: 'Fragt nach der Rente.',
    registrations: [
      {
        seminar: 'Ein Abend',
        time: session.time.toISOString(),
        location: session.location,
        advisor: { name: `${advisor.firstName} ${advisor.lastName}`, code: advisor.code },
      },
    ],
    appointments: [
      { advisor: `${advisor.firstName} ${advisor.lastName}`, topic: 'Altersvorsorge' },
    ],
    notedBy: [{ advisor: `${stranger.firstName} ${stranger.lastName}` }],
    isComplete: true,
    hasOtherNames: false,
  });
  expect(result).toHaveProperty('referral.name');
  expect(result).toHaveProperty('datedNotes.length', 2);
  const text = JSON.stringify(result);
  for (const noted of ['Baut ein Haus.', 'alt@example.org']) expect(text).toContain(noted);
  expect(text).not.toContain('Vertippt');
  expect(text).not.toContain('geheim@example.org');
  expect(text).not.toContain('distinctFrom');
});

test('coming seats have a link that opens them, past ones have none, and waiting places have a position', async () => {
  const { login, advisor, customer, session } = await aPerson();
  const seminar = await store('seminars', aSeminar(advisor.id));
  const coming = await store(
    'sessions',
    aSession(seminar, { maxParticipants: 1, registrationCount: 1, waitingCount: 2 }),
  );
  const past = await store(
    'sessions',
    aSession(seminar, { time: new Date('2026-01-05T18:00:00Z') }),
  );
  await db
    .doc(`sessions/${past.id}/registrations/${customer.id}`)
    .set(toData(aRegistration(past, customer)));
  const mail = { email: customer.email ?? '' };
  const entry = newEntry(coming, customer, mail.email, { page: advisor.id, now: new Date() });
  const longer = { ...entry, customer: newId('cus'), joinedAt: new Date('2026-01-01T10:00:00Z') };
  for (const one of [entry, longer]) {
    await db.doc(`sessions/${coming.id}/waiting/${one.customer}`).set(toData(one));
  }

  const { result } = await fetched(login.idToken, nameOf(customer));
  const { registrations, waitingLists } = personalDataOutput.parse(result);
  const byTime = new Map(registrations.map(({ time, link }) => [time, link]));
  expect(byTime.get(past.time.toISOString())).toBeNull();
  const token = byTime.get(session.time.toISOString());
  const seat = await call('seatByLink', { token });
  expect(seat.result).toMatchObject({ seminar: { title: 'Ein Abend' } });
  expect(waitingLists).toMatchObject([{ ahead: 1, time: coming.time.toISOString() }]);
  const place = await call('seatByLink', { token: waitingLists[0]?.link });
  expect(place.result).toMatchObject({ state: 'waiting' });
});

test('a visitor, an advisor and another person get nothing of a person', async () => {
  const { customer, advisorToken } = await aPerson();
  const claim = nameOf(customer);
  expect((await fetched(undefined, claim)).error?.details?.code).toBe('auth/required');
  expect((await fetched(advisorToken, claim)).error?.details?.code).toBe('auth/phone-required');
  const other = await signInByPhone();
  const { result, error } = await fetched(other.idToken, claim);
  expect(result).toBeUndefined();
  expect(error?.details?.code).toBe('own-data/not-found');
});

test('the new holder of a number gets the same answer as a number without records, and erases no one', async () => {
  const { login, customer } = await aPerson();
  const unknown = await signInByPhone();
  const wrong = { ...nameOf(customer), firstName: 'Neu' };
  for (const name of ['personalData', 'eraseOwnData']) {
    const answer = await call(name, wrong, login.idToken);
    expect(answer.error?.details?.code).toBe('own-data/not-found');
    expect(await call(name, wrong, unknown.idToken)).toEqual(answer);
  }
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(true);
});

test('a person whom only an advisor entered learns who did, when number and name agree', async () => {
  const phone = randomPhone();
  const { idToken } = await signInByPhone(phone);
  const advisor = await store('advisors', anAdvisor());
  const entry = await store(
    'customers',
    aCustomer(advisor.id, { phone, email: 'geheim@example.org' }),
  );
  const { result } = await fetched(idToken, nameOf(entry));
  expect(result).toMatchObject({
    customer: null,
    registrations: [],
    notedBy: [{ advisor: `${advisor.firstName} ${advisor.lastName}` }],
  });
  expect(JSON.stringify(result)).not.toContain('geheim');
  const erased = await call('eraseOwnData', nameOf(entry), idToken);
  expect(erased.error?.details?.code).toBe('own-data/not-found');
  expect((await db.doc(`customers/${entry.id}`).get()).exists).toBe(true);
});

test('seats that someone else booked under the same login are left out, and the answer says so', async () => {
  const { login, customer, session, advisor } = await aPerson();
  const before = {
    ...customer,
    firstName: 'Vorige',
    lastName: 'Inhaberin',
    email: 'v@example.org',
  };
  const seminar = await store('seminars', aSeminar(advisor.id, { title: 'Schulden abbauen' }));
  const theirs = await store('sessions', aSession(seminar, { registrationCount: 1 }));
  const seat = aRegistration(theirs, before);
  await db.doc(`sessions/${theirs.id}/registrations/${customer.id}`).set(toData(seat));
  await store('mails', { ...aRegistrationMail(seat), state: 'sent' });
  // the same person, with the name corrected since
  const typo = aRegistration(session, { ...customer, lastName: 'Tippfehler' });
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(typo));
  const { result } = await fetched(login.idToken, nameOf(customer));
  expect(result).toMatchObject({
    registrations: [{ seminar: 'Ein Abend' }],
    mails: [],
    hasOtherNames: true,
  });
  expect(JSON.stringify(result)).not.toMatch(/Vorige|Inhaberin|Schulden/);
});

test('ten wrong names a day for a number, across logins and calls; the right name is not counted', async () => {
  const now = new Date();
  const customer = aCustomer(newId('adv'), { phone: randomPhone() });
  const own = {
    customers: { customer: () => Promise.resolve(customer) },
    stored: { entries: () => Promise.resolve([]) },
    tries: ownDataTries,
    now: () => now,
  };
  const ask = (claim: OwnClaim, uid = newId()) =>
    confirmedClaim(own, { uid, phone: customer.phone, emailConfirmed: false }, claim);
  for (let turn = 0; turn < 15; turn++) expect((await ask(customer)).customer).toEqual(customer);
  const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);
  const codes = await Promise.all(
    Array.from({ length: 12 }, () => ask(nobody).then(() => 'confirmed', codeOf)),
  );
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'own-data/not-found'),
    ...Array.from({ length: 2 }, () => 'rate/limited'),
  ]);
  await expect(ask(customer)).rejects.toMatchObject({ code: 'rate/limited' });
  const tomorrow = { ...own, now: () => new Date(now.getTime() + 24 * 60 * 60_000) };
  const later = confirmedClaim(
    tomorrow,
    { uid: newId(), phone: customer.phone, emailConfirmed: false },
    customer,
  );
  expect((await later).customer).toEqual(customer);
});

test('a code older than ten minutes, and a login without a code, open nothing', async () => {
  const old = await signedInByPhoneAgo(11);
  const fresh = await signedInByPhoneAgo(9);
  const { uid } = await signInByPhone();
  const custom = await signInByCustomToken(await getAuth(app).createCustomToken(uid));
  for (const name of ['personalData', 'eraseOwnData']) {
    const codeOf = async (idToken: string) =>
      (await call(name, nobody, idToken)).error?.details?.code;
    expect(await codeOf(old.idToken), name).toBe('auth/code-required');
    expect(await codeOf(custom), name).toBe('auth/code-required');
    expect(await codeOf(fresh.idToken), name).toBe('own-data/not-found');
  }
});

test('refuses frequent requests before anything is read', async () => {
  const reads: string[] = [];
  const refused = personalData(
    {
      customers: { customer: (id) => (reads.push(id), Promise.resolve(null)) },
      stored: personalDataRepository,
      lists: waitingListPorts.lists,
      namesOf: () => Promise.resolve(new Map()),
      limit: { take: () => Promise.resolve(false) },
      tries: ownDataTries,
      now: () => new Date(),
    },
    nobody,
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
        lists: waitingListPorts.lists,
        namesOf: () => Promise.resolve(new Map()),
        limit: { take: () => Promise.resolve(true) },
        tries: ownDataTries,
        now: () => new Date(),
      },
      nameOf(customer),
      { uid: login.uid, phone: customer.phone, emailConfirmed: false },
    );
  expect((await ask()).mails).toContainEqual(expect.objectContaining({ kind: mail.kind }));
  expect((await ask()).isComplete).toBe(true);
  expect((await ask(1_000)).isComplete).toBe(false);

  function manyMails(count: number): PersonalDataRepository {
    return {
      ...personalDataRepository,
      about: async (collection, id, most) => {
        const found = await personalDataRepository.about(collection, id, most);
        if (collection !== 'mails') return found;
        return found.flatMap((one) => Array.from({ length: count }, () => one));
      },
    };
  }
});

test('who erases themselves tells the advisor once, with no more than a name; an erasure by the advisor sends no mail', async () => {
  const { login, advisor, customer } = await aPerson();
  const told = async () => {
    const rows = await db.collection('mails').where('advisor', '==', advisor.id).get();
    return parseDocuments(mailSchema, rows.docs).filter(({ kind }) => kind === 'customer-erased');
  };
  const erase = (idToken: string) => call('eraseOwnData', nameOf(customer), idToken);
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
