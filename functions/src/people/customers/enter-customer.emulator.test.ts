import { signedInAdvisor } from '../../../test/advisors.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { customerSchema, type AdvisorCreatesCustomerInput } from '@wbd/domain/customers';
import { errorTexts } from '@wbd/domain/errors';
import { expect, test, vi } from 'vitest';
import { call } from '../../../test/calls.ts';
import { randomPhone, signInByPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { logins } from '../../core/logins.ts';
import { customerPorts } from './customer-ports.ts';
import type { EnteredPerson } from './entered-customer.ts';
import type { EntryChange } from './entries.repository.ts';
import { enterCustomer, type EnterCustomerPorts } from './enter-customer.service.ts';

const PHONE_TAKEN = 'Diese Telefonnummer ist bereits registriert.';
const EMAIL_TAKEN = 'Diese E-Mail-Adresse ist bereits registriert.';

const someone = (changes: Partial<AdvisorCreatesCustomerInput> = {}) => ({
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: someAddress(),
  phone: randomPhone(),
  bday: null,
  job: null,
  ...changes,
});

const someAddress = () => `${newId('joerg')}@example.org`;

/** A person who proved their number with an advisor. */
async function provenWith(advisor: string) {
  const phone = randomPhone();
  const { uid } = await signInByPhone(phone);
  return store('customers', aCustomer(advisor, { id: uid, phone, proven: true }));
}

const create = (input: unknown, idToken?: string) => call('advisorCreatesCustomer', input, idToken);

function idOf(result: unknown): string {
  if (typeof result === 'object' && result !== null && 'id' in result) return String(result.id);
  throw new Error('no id');
}

async function customersOf(advisor: string) {
  const found = await db.collection('customers').where('advisor', '==', advisor).get();
  return parseDocuments(customerSchema, found.docs);
}

/** In this process, so that a test can replace a part. */
const enter = async (
  advisor: string,
  input: EnteredPerson,
  ports: EnterCustomerPorts = customerPorts,
) => enterCustomer(ports, input, await admitted(advisor));

test('FN-02.1 an advisor enters a person: a note of the advisor, and no login', async () => {
  const advisor = await signedInAdvisor();
  const phone = randomPhone();
  const typed = `0${phone.slice(3, 6)} ${phone.slice(6, 9)}/${phone.slice(9)}`;
  const email = someAddress();
  const person = { firstName: 'Jörg', lastName: 'Weiß-Özdemir', email: email.toUpperCase() };

  const id = idOf((await create({ ...person, phone: typed }, advisor.idToken)).result);

  expect(await logins.findByPhone(phone)).toBeNull();
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(parseDocument(customerSchema, await db.doc(`customers/${id}`).get())).toMatchObject({
    advisor: advisor.uid,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email,
    phone,
    bday: null,
    job: null,
    lastContact: null,
    inviteBy: null,
    proven: false,
  });
});

test('FN-02 CRM-02 with birthday and job, and without a number', async () => {
  const advisor = await signedInAdvisor();
  const { firstName, lastName, email } = someone();
  const noted = { bday: '1990-02-28', job: 'Beamter' };
  const input = { firstName, lastName, email, ...noted };
  const id = idOf((await create(input, advisor.idToken)).result);
  const [stored] = await customersOf(advisor.uid);
  expect(stored).toMatchObject({ id, ...noted, phone: null });
});

test('FN-02 CRM-02 requires a phone number, an e-mail address, or a reason for having neither', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const name = { firstName: 'Jörg', lastName: 'Weiß', email: null };
  const answer = await create(name, idToken);
  expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: ['email'] });
  const phone = randomPhone();
  const byPhone = idOf((await create({ ...name, phone }, idToken)).result);
  const withoutContact = 'Kommt nur persönlich vorbei';
  const explained = idOf((await create({ ...name, withoutContact }, idToken)).result);
  const stored = new Map((await customersOf(uid)).map((customer) => [customer.id, customer]));
  expect(stored.get(byPhone)).toMatchObject({ email: null, phone, withoutContact: null });
  expect(stored.get(explained)).toMatchObject({ email: null, phone: null, withoutContact });
});

test('FN-02.4 a repeated request answers with the same customer, and adds what was missing', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const { phone, ...withoutPhone } = someone();
  const first = await create(withoutPhone, idToken);
  expect((await create(withoutPhone, idToken)).result).toEqual(first.result);
  const later = { ...withoutPhone, phone, job: 'Student', firstName: ' jörg' };
  expect((await create(later, idToken)).result).toEqual(first.result);
  expect(await customersOf(uid)).toMatchObject([{ phone, job: 'Student', firstName: 'Jörg' }]);
});

test('FN-02 of many requests for the same person at once each answers with the same customer', async () => {
  const { id } = await store('advisors', anAdvisor());
  const input = someone();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      // half of them know the number only, and half the address as well
      enter(id, index % 2 === 0 ? input : { ...input, phone: null }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(await customersOf(id)).toHaveLength(1);
});

test('FN-02 REG-07 of two people with one number at once one is entered', async () => {
  const { id } = await store('advisors', anAdvisor());
  const phone = randomPhone();
  const outcomes = await Promise.allSettled(
    ['Ada', 'Eva'].map((firstName) => enter(id, someone({ firstName, phone }))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await customersOf(id)).toHaveLength(1);
});

test('FN-02 REG-07 a number or an address of another own customer is refused', async () => {
  const { uid, idToken } = await signedInAdvisor();
  const known = await store('customers', aCustomer(uid, { phone: randomPhone() }));
  const { email, phone } = known;
  const refusal = async (changes: Partial<AdvisorCreatesCustomerInput>) =>
    (await create(someone(changes), idToken)).error?.message;

  expect(await refusal({ phone, firstName: 'Eva' })).toBe(PHONE_TAKEN);
  // the same name, but the number has another address: it could be father and son
  expect(await refusal({ phone })).toBe(PHONE_TAKEN);
  expect(await refusal({ email: email ?? '', firstName: 'Eva' })).toBe(EMAIL_TAKEN);
  expect(await refusal({ email: email ?? '' })).toBe(EMAIL_TAKEN);
  expect(await customersOf(uid)).toEqual([known]);
});

test('FN-02 REG-04 a number that no country has is refused, and each spelling of a possible one is the same person', async () => {
  const { uid, idToken } = await signedInAdvisor();
  // no such country, too short for France and for the United States, too long for France
  for (const phone of ['+999 1234 5678', '+33 1234 56', '+1 23456', '+33 1234 567890 12']) {
    const { error } = await create(someone({ phone }), idToken);
    expect(error, phone).toMatchObject({
      message: 'Ungültige Telefonnummer',
      details: { code: 'phone/invalid' },
    });
  }
  expect(await customersOf(uid)).toEqual([]);

  const digits = randomPhone().slice(3);
  const person = someone();
  for (const typed of [`+49 ${digits}`, `0${digits}`, `0049/${digits}`, `49 ${digits}`, digits]) {
    const answer = await create({ ...person, phone: typed }, idToken);
    expect(answer.error, typed).toBeUndefined();
  }
  expect(await customersOf(uid)).toMatchObject([{ phone: `+49${digits}` }]);
});

test('FN-02 REG-07 records of other advisors are not revealed', async () => {
  const advisor = await signedInAdvisor();
  const noted = await store('customers', aCustomer(newId('adv'), { phone: randomPhone() }));
  const { email, phone } = noted;
  const answer = await create(someone({ email: email ?? '', phone }), advisor.idToken);
  expect(answer.error).toBeUndefined();
  expect(await customersOf(advisor.uid)).toMatchObject([{ email, phone, proven: false }]);
});

test('FN-02 REG-07 a number that a person proved with another advisor is refused; the address alone is not', async () => {
  const advisor = await signedInAdvisor();
  const person = await provenWith(newId('adv'));
  const { email, phone } = person;
  const answer = await create(someone({ phone }), advisor.idToken);
  expect(answer.error?.details?.code).toBe('customer/phone-taken');
  expect(answer.error?.message).toBe(PHONE_TAKEN);
  const note = await create(someone({ email: email ?? '' }), advisor.idToken);
  expect(note.error).toBeUndefined();
});

test('FN-02 the advisor’s customer with this proven number is found, and stays unchanged', async () => {
  const advisor = await signedInAdvisor();
  const person = await provenWith(advisor.uid);
  const { firstName, lastName, email, phone } = person;
  const answer = await create({ firstName, lastName, email, phone }, advisor.idToken);
  expect(answer.result).toEqual({ id: person.id });
  expect(await customersOf(advisor.uid)).toEqual([person]);
});

test('FN-02.3 level 0, customers and visitors create no one', async () => {
  const basic = await signedInAdvisor(0);
  const visitor = await signInByPhone();
  const code = async (idToken?: string) => (await create(someone(), idToken)).error?.details?.code;
  expect(await code(basic.idToken)).toBe('permission/denied');
  expect(await code(visitor.idToken)).toBe('permission/denied');
  expect(await code()).toBe('auth/required');
});

test('FN-02 REG-07 who asks for many numbers that are proven elsewhere is slowed down, and learns no more at once', async () => {
  const { id } = await store('advisors', anAdvisor());
  const stranger = aCustomer(newId('adv'), { id: newId('login'), proven: true });
  const findByPhone = vi.fn(() => Promise.resolve({ uid: stranger.id }));
  const customers = {
    ...customerPorts.customers,
    customer: () => Promise.resolve(stranger),
  };
  const ports = { ...customerPorts, customers, logins: { findByPhone } };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, () => enter(id, someone(), ports)),
  );
  const codes = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? String(outcome.reason) : 'entered',
  );
  expect(codes.filter((code) => code.includes('customer/phone-taken'))).toHaveLength(20);
  expect(codes.filter((code) => code.includes('rate/limited'))).toHaveLength(5);
  expect(findByPhone).toHaveBeenCalledTimes(20);
  // and a number that is free is not told apart from one that is not
  await expect(enter(id, someone())).rejects.toMatchObject({ code: 'rate/limited' });
});

test('FN-02 numbers that are free do not use that limit up', async () => {
  const { id } = await store('advisors', anAdvisor());
  for (let turn = 0; turn < 21; turn++) await enter(id, someone());
  expect(await customersOf(id)).toHaveLength(21);
});

test('FN-02 a customer who was entered counts, and so does one who could not be', async () => {
  const { id } = await store('advisors', anAdvisor());
  let left = 3;
  const ports = { ...customerPorts, newCustomers: { take: () => Promise.resolve(left-- > 0) } };
  const input = someone();
  await enter(id, input, ports);
  await enter(id, input, ports);
  const taken = enter(id, { ...input, firstName: 'Eva' }, ports);
  await expect(taken).rejects.toMatchObject({ code: 'customer/phone-taken' });
  await expect(enter(id, someone(), ports)).rejects.toMatchObject({ code: 'rate/limited' });
});

test.each([
  ['firstName', { firstName: '' }],
  ['email', { email: 'keine' }],
  ['phone', { phone: '12' }],
  ['phone', { phone: 'abc' }],
  ['bday', { bday: '31.12.1990' }],
])(
  'FN-02.2 REG-04 the server refuses a wrong %s of a new customer by itself',
  async (field, changes) => {
    const { idToken } = await signedInAdvisor();
    const answer = await create(someone(changes), idToken);
    expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: [field] });
    expect(answer.error?.message).toBe(errorTexts['input/invalid']);
  },
);

test('FN-02 when the database fails, nothing is left behind and the next attempt works', async () => {
  const { id } = await store('advisors', anAdvisor());
  const input = someone();
  const away = { ...customerPorts.entries, write: () => Promise.reject(new Error('away')) };
  await expect(enter(id, input, { ...customerPorts, entries: away })).rejects.toThrow('away');
  expect(await customersOf(id)).toEqual([]);
  const { id: customerId } = await enter(id, input);
  expect((await customersOf(id)).map((customer) => customer.id)).toEqual([customerId]);
});

test('FN-02 when only the answer of the database is lost, the customer is found again', async () => {
  const { id } = await store('advisors', anAdvisor());
  let isFirst = true;
  const entries = {
    ...customerPorts.entries,
    async write(change: EntryChange) {
      const isWritten = await customerPorts.entries.write(change);
      const isLost = isFirst;
      isFirst = false;
      return isWritten && !isLost;
    },
  };
  const { id: customerId } = await enter(id, someone(), { ...customerPorts, entries });
  expect((await customersOf(id)).map((customer) => customer.id)).toEqual([customerId]);
});
