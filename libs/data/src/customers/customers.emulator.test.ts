import { actAs, expectRefusal, newAdvisor, newId, newLogin, store } from '../../testing/portal.ts';
import { aCustomer } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import {
  createCustomer,
  draftCustomer,
  readCustomer,
  readCustomers,
  updateCustomer,
} from './customers.repository.ts';

const entered = {
  firstName: 'Ayşe',
  lastName: 'Öztürk',
  email: 'ayse@example.org',
  bday: null,
  job: null,
};

test('a customer is stored once however often it is tried, and edited', async () => {
  const lite = await newAdvisor({ lv: 1, isSpecialist: false });
  await actAs(lite);
  const draft = { ...draftCustomer(new Date()), ...entered, advisor: lite.id };
  const customer = await createCustomer(draft);
  await createCustomer(draft);
  expect(await readCustomers(lite.id)).toEqual([customer]);
  const { firstName, bday, job, lastContact } = customer;
  const changes = { firstName, lastName: 'Kaya', bday, phone: '+4915112345678', job, lastContact };
  await updateCustomer(customer.id, changes);
  expect(await readCustomer(customer.id)).toEqual({ ...customer, ...changes });
});

test('CRM-03 customers are seen by their own advisor and by themselves', async () => {
  const [owner, other] = await Promise.all([newAdvisor(), newAdvisor()]);
  const id = await newLogin();
  const customer = await store('customers', aCustomer(owner.id, { id }));
  await actAs(other);
  await expectRefusal(readCustomer(id));
  await expectRefusal(readCustomers(owner.id));
  await actAs({ id });
  expect(await readCustomer(id)).toEqual(customer);
  await expectRefusal(readCustomer(newId()));
  await actAs({ id: await newLogin() });
  await expectRefusal(readCustomer(id));
});

test('a login that is nobody yet has no customer', async () => {
  const id = await newLogin();
  await actAs({ id });
  expect(await readCustomer(id)).toBeNull();
});
