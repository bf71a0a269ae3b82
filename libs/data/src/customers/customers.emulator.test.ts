import { actAs, expectRefusal, newAdvisor, newId, newLogin, store } from '../../testing/portal.ts';
import { aCustomer } from '@wbd/domain/testing';
import { setDocument, updateDocument } from '@wbd/firebase/firestore';
import { expect, test } from 'vitest';
import {
  advisorCreatesCustomer,
  mergeCustomers,
  updateCustomer,
} from './customer-calls.repository.ts';
import { readCustomer, readCustomers } from './customers.repository.ts';

const entered = {
  firstName: 'Ayşe',
  lastName: 'Öztürk',
  email: 'Ayse@example.org',
  bday: '1980-05-17',
  job: 'Beamter',
} as const;

test('CRM-02 a customer is entered once however often it is tried, and edited', async () => {
  const lite = await newAdvisor({ lv: 1, isSpecialist: false });
  await actAs(lite);
  const { id } = await advisorCreatesCustomer(entered);
  expect(await advisorCreatesCustomer(entered)).toEqual({ id });
  const customers = await readCustomers(lite.id);
  expect(customers).toMatchObject([{ ...entered, id, email: 'ayse@example.org', proven: false }]);

  const lastContact = new Date('2026-01-31T12:00:00Z');
  const changes = { lastName: 'Kaya', phone: '+4915112345678', job: null, lastContact };
  const [opened] = customers;
  if (!opened) throw new Error('The new customer is not listed');
  await updateCustomer(opened, changes);
  expect(await readCustomer(id)).toEqual({ ...opened, ...changes });
  const late = updateCustomer(opened, { lastName: 'Kaya-Öztürk' });
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  await updateCustomer({ ...opened, ...changes }, { lastContact: null });
  expect(await readCustomer(id)).toMatchObject({ lastContact: null, phone: '+4915112345678' });
});

test('CRM-02 two entries about one person become one', async () => {
  const advisor = await newAdvisor();
  await actAs(advisor);
  const { id: customerId } = await advisorCreatesCustomer(entered);
  const { id: duplicateId } = await advisorCreatesCustomer({ ...entered, email: 'a@example.org' });
  await mergeCustomers({ customerId, duplicateId });
  expect(await readCustomers(advisor.id)).toMatchObject([
    { id: customerId, email: 'ayse@example.org', otherEmails: ['a@example.org'] },
  ]);
});

test('CRM-03 an advisor writes no customer past the server', async () => {
  const advisor = await newAdvisor();
  await actAs(advisor);
  const { id } = await advisorCreatesCustomer(entered);
  const data = { ...aCustomer(advisor.id) };
  await expectRefusal(setDocument(`customers/${newId().slice(0, 20)}`, data));
  await expectRefusal(updateDocument(`customers/${id}`, { phone: '+4915112345678' }));
  await expectRefusal(updateDocument(`customers/${id}`, { proven: true }));
});

test('CRM-03 customers are seen by their own advisor alone', async () => {
  const [owner, other] = await Promise.all([newAdvisor(), newAdvisor()]);
  const id = await newLogin();
  const customer = await store('customers', aCustomer(owner.id, { id }));
  await actAs(owner);
  expect(await readCustomer(id)).toEqual(customer);
  await actAs(other);
  await expectRefusal(readCustomer(id));
  await expectRefusal(readCustomers(owner.id));
  // a login by phone does not say whose number it was before
  await actAs({ id });
  await expectRefusal(readCustomer(id));
  await actAs({ id: await newLogin() });
  await expectRefusal(readCustomer(id));
});
