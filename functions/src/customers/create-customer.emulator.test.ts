import { aCustomer, anAdvisor, newId, store } from '../../test/data.ts';
import { customerSchema, errorTexts } from '@wbd/domain';
import { expect, test, vi } from 'vitest';
import { call } from '../../test/calls.ts';
import { randomPhone, signInByPhone, signUpByEmail } from '../../test/people.ts';
import { db, parseDocument } from '../gateways/firestore.ts';
import { logins } from '../gateways/logins.ts';
import { refusals } from '../shared/limits.ts';
import { createCustomer } from './create-customer.service.ts';
import { customersRepository, type CustomersRepository } from './customers.repository.ts';

async function signedInAdvisor(lv: 0 | 1 | 2 = 1) {
  const login = await signUpByEmail(`${newId('adv')}@example.org`);
  await store('advisors', anAdvisor({ id: login.uid, lv }));
  return login;
}

const someone = (changes = {}) => ({
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: `${newId('joerg')}@example.org`,
  phone: randomPhone(),
  ...changes,
});

const create = (input: unknown, idToken?: string) => call('advisorCreatesCustomer', input, idToken);

function idOf(result: unknown): string {
  if (typeof result === 'object' && result !== null && 'id' in result) return String(result.id);
  throw new Error('no id');
}

test('FN-02 an advisor gives a customer a login: the person signs in by phone and is that customer', async () => {
  const advisor = await signedInAdvisor();
  const phone = randomPhone();
  const typed = `0${phone.slice(3, 6)} ${phone.slice(6, 9)}/${phone.slice(9)}`;
  const input = someone({ phone: typed });

  const id = idOf((await create(input, advisor.idToken)).result);

  expect((await signInByPhone(phone)).uid).toBe(id);
  expect(parseDocument(customerSchema, await db.doc(`customers/${id}`).get())).toMatchObject({
    advisor: advisor.uid,
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: input.email,
    phone,
  });
});

test('FN-02 a repeated request answers with the same customer', async () => {
  const { idToken } = await signedInAdvisor();
  const input = someone();
  const first = await create(input, idToken);
  const again = await create(input, idToken);
  expect(again.result).toEqual(first.result);

  // another address would be answered, and never be written to
  const corrected = await create({ ...input, email: `${newId('neu')}@example.org` }, idToken);
  expect(corrected.error?.message).toBe('Diese Telefonnummer ist bereits registriert.');
});

test('FN-02 REG-07 a phone number that is someone else’s is refused', async () => {
  const { idToken } = await signedInAdvisor();
  const phone = randomPhone();
  await signInByPhone(phone);
  const answer = await create(someone({ phone }), idToken);
  expect(answer.error?.details?.code).toBe('customer/phone-taken');
  expect(answer.error?.message).toBe('Diese Telefonnummer ist bereits registriert.');
});

test('FN-02 REG-07 an e-mail address that is someone else’s is refused, and leaves no login behind', async () => {
  const advisor = await signedInAdvisor();
  const other = await store('customers', aCustomer(advisor.uid));
  const input = someone({ email: other.email?.toUpperCase() });
  const answer = await create(input, advisor.idToken);
  expect(answer.error?.message).toBe('Diese E-Mail-Adresse ist bereits registriert.');
  expect(await logins.findByPhone(input.phone)).toBeNull();
});

test('FN-02 a login that an interrupted request left behind is taken over', async () => {
  const { idToken } = await signedInAdvisor();
  const input = someone();
  const left = await logins.create(input.phone, 'unterbrochen');
  expect(idOf((await create(input, idToken)).result)).toBe(
    typeof left === 'string' ? left : left.uid,
  );
});

test('FN-02 level 0, customers and visitors create nobody', async () => {
  const basic = await signedInAdvisor(0);
  const visitor = await signInByPhone();
  const code = async (idToken?: string) => (await create(someone(), idToken)).error?.details?.code;
  expect(await code(basic.idToken)).toBe('permission/denied');
  expect(await code(visitor.idToken)).toBe('permission/denied');
  expect(await code()).toBe('auth/required');
});

test('FN-02 who asks for many taken numbers is slowed down', async () => {
  const { idToken } = await signedInAdvisor();
  const phone = randomPhone();
  await signInByPhone(phone);
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    codes.push((await create(someone({ phone }), idToken)).error?.details?.code);
  }
  expect(codes.at(19)).toBe('customer/phone-taken');
  expect(codes.at(20)).toBe('rate/limited');
});

test('FN-02 nor are more of them told when they are asked for at once', async () => {
  const { uid } = await signedInAdvisor();
  const findByPhone = vi.fn(() => Promise.resolve({ uid: newId('somebody'), unused: false }));
  const ports = {
    customers: customersRepository,
    logins: { ...logins, findByPhone },
    limit: refusals,
    now: () => new Date(),
  };
  const ask = () => createCustomer(ports, someone(), { uid, phone: null });
  await Promise.allSettled(Array.from({ length: 22 }, ask));
  expect(findByPhone).toHaveBeenCalledTimes(20);
});

test.each([
  ['firstName', { firstName: '' }],
  ['email', { email: 'keine' }],
  ['phone', { phone: '12' }],
  ['phone', { phone: 'abc' }],
])(
  'FN-02 REG-04 the server refuses a wrong %s of a new customer by itself',
  async (field, changes) => {
    const { idToken } = await signedInAdvisor();
    const answer = await create(someone(changes), idToken);
    expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: [field] });
    expect(answer.error?.message).toBe(errorTexts['input/invalid']);
  },
);

test('FN-02 REG-07 when storing the customer fails, the login goes again and the next attempt works', async () => {
  const { uid } = await signedInAdvisor();
  const input = someone();
  const customers: CustomersRepository = {
    ...customersRepository,
    add: () => Promise.reject(new Error('away')),
  };
  const ports = { customers, logins, limit: refusals, now: () => new Date() };
  await expect(createCustomer(ports, input, { uid, phone: null })).rejects.toThrow('away');
  expect(await logins.findByPhone(input.phone)).toBeNull();

  const working = { ...ports, customers: customersRepository };
  const { id } = await createCustomer(working, input, { uid, phone: null });
  expect((await db.doc(`customers/${id}`).get()).get('advisor')).toBe(uid);
});

test('FN-02 when only the answer of the database is lost, the customer is there, and is answered', async () => {
  const { uid } = await signedInAdvisor();
  const input = someone();
  const customers: CustomersRepository = {
    ...customersRepository,
    async add(customer) {
      await customersRepository.add(customer);
      throw new Error('lost');
    },
  };
  const ports = { customers, logins, limit: refusals, now: () => new Date() };
  const { id } = await createCustomer(ports, input, { uid, phone: null });
  expect((await logins.findByPhone(input.phone))?.uid).toBe(id);
  expect((await db.doc(`customers/${id}`).get()).get('advisor')).toBe(uid);
});

test('FN-02 of two requests for the same number at the same moment at least one succeeds, with one login', async () => {
  const { uid } = await signedInAdvisor();
  const input = someone();
  const ports = {
    customers: customersRepository,
    logins,
    limit: refusals,
    now: () => new Date(),
  };
  const create = () => createCustomer(ports, input, { uid, phone: null });
  const outcomes = await Promise.allSettled([create(), create()]);
  const ids = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.id : [],
  );
  expect(new Set(ids).size).toBe(1);
  expect((await logins.findByPhone(input.phone))?.uid).toBe(ids[0]);
});
