import { customerSchema, MAX_IMPORTED_CUSTOMERS, MOST_TAGS } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { admitted } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { randomPhone, signInByPhone } from '../../../test/people.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { customerPorts } from './customer-ports.ts';
import { importCustomers } from './import-customers.service.ts';

const someone = (changes: object = {}) => ({
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: `${newId('joerg')}@example.org`,
  phone: null,
  bday: null,
  job: null,
  tags: [],
  ...changes,
});

async function customersOf(advisor: string) {
  const found = await db.collection('customers').where('advisor', '==', advisor).get();
  return parseDocuments(customerSchema, found.docs);
}

test('CRM-02 people are imported like people entered by hand, each with a result of their own', async () => {
  const advisor = await signedInAdvisor();
  const known = await store('customers', aCustomer(advisor.uid, { phone: randomPhone() }));
  const elsewhere = randomPhone();
  const { uid } = await signInByPhone(elsewhere);
  await store('customers', aCustomer(newId('adv'), { id: uid, phone: elsewhere, proven: true }));
  const fresh = someone({
    phone: '0155 5123/4567',
    bday: '1990-02-28',
    job: 'Beamter',
    tags: ['Rente', 'rente', 'Haus'],
  });
  const { firstName, lastName, email } = known;

  const people = [
    fresh,
    { firstName, lastName, email, job: 'Student', tags: ['VIP'] },
    fresh,
    someone({ phone: known.phone }),
    someone({ phone: elsewhere }),
    someone({ phone: '+999 1234 5678' }),
  ];
  const { result } = await call(
    'importCustomers',
    { importId: 'import1', people },
    advisor.idToken,
  );

  const stored = await customersOf(advisor.uid);
  const id = stored.find((one) => one.id !== known.id)?.id;
  expect(result).toEqual({
    results: [
      { outcome: 'entered', customerId: id },
      { outcome: 'known', customerId: known.id },
      { outcome: 'known', customerId: id },
      { outcome: 'failed', code: 'customer/phone-taken' },
      { outcome: 'failed', code: 'customer/phone-taken' },
      { outcome: 'failed', code: 'phone/invalid' },
    ],
  });
  expect(stored).toHaveLength(2);
  expect(stored.find((one) => one.id === id)).toMatchObject({
    phone: '+4915551234567',
    bday: '1990-02-28',
    job: 'Beamter',
    tags: ['Rente', 'Haus'],
    proven: false,
  });
  expect(stored.find((one) => one.id === known.id)?.tags).toEqual(['VIP']);
});

test('CRM-02 who may not enter a customer imports none, and no call takes more than it says', async () => {
  const basic = await signedInAdvisor(0);
  const code = async (people: unknown, idToken?: string) =>
    (await call('importCustomers', { importId: 'import1', people }, idToken)).error?.details?.code;
  expect(await code([someone()], basic.idToken)).toBe('permission/denied');
  expect(await code([someone()])).toBe('auth/required');
  expect(await customersOf(basic.uid)).toEqual([]);

  const lite = await signedInAdvisor();
  const crowd = Array.from({ length: MAX_IMPORTED_CUSTOMERS + 1 }, () => someone());
  expect(await code(crowd, lite.idToken)).toBe('input/invalid');
  expect(await code([], lite.idToken)).toBe('input/invalid');
  expect(await code([{ ...someone(), email: null, phone: null }], lite.idToken)).toBe(
    'input/invalid',
  );
  const tags = Array.from({ length: MOST_TAGS + 1 }, (_, index) => `Tag ${index}`);
  expect(await code([someone({ tags })], lite.idToken)).toBe('input/invalid');
  expect(await customersOf(lite.uid)).toEqual([]);
});

test('CRM-02 each imported person counts for the limit of new customers', async () => {
  const { id } = await store('advisors', anAdvisor());
  let left = 1;
  const newCustomers = { take: () => Promise.resolve(left-- > 0) };
  const { results } = await importCustomers(
    { ...customerPorts, newCustomers },
    { importId: 'import1', people: [someone(), someone()] },
    await admitted(id),
  );
  expect(results).toMatchObject([
    { outcome: 'entered' },
    { outcome: 'failed', code: 'rate/limited' },
  ]);
  expect(await customersOf(id)).toHaveLength(1);
});
