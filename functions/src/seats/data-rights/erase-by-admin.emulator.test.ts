import '../../../test/own-project.ts';
import { adminActionSchema } from '@wbd/domain/accounts';
import { mailSchema } from '@wbd/domain/mails';
import { anAccount } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { db, parseDocuments } from '../../core/firestore.ts';
import { deleteCustomerPorts } from './delete-customer.callable.ts';
import { deleteCustomer } from './delete-customer.service.ts';

async function aCustomerOfAnother() {
  const advisor = await store('advisors', anAdvisor());
  const customer = await store('customers', aCustomer(advisor.id));
  const isThere = async () => (await db.doc(`customers/${customer.id}`).get()).exists;
  const entries = async () =>
    parseDocuments(
      adminActionSchema,
      (await db.collection('adminActions').where('account', '==', advisor.id).get()).docs,
    );
  const mails = async () =>
    parseDocuments(
      mailSchema,
      (await db.collection('mails').where('uid', '==', advisor.id).get()).docs,
    );
  return { customer, isThere, entries, mails };
}

const anAdmin = () => anAccount({ id: newId('admin'), admin: true });

test('an admin erases a customer of another advisor on record, and the advisor gets one mail', async () => {
  const { customer, isThere, entries, mails } = await aCustomerOfAnother();
  const account = anAdmin();
  const erase = () =>
    deleteCustomer(
      deleteCustomerPorts,
      { customerId: customer.id },
      { uid: account.id, account, refusals: {} },
    );
  await erase();
  await erase();
  expect(await isThere()).toBe(false);
  expect(await entries()).toMatchObject([{ action: 'customer-erased', admin: account.id }]);
  expect(JSON.stringify(await entries())).not.toContain(customer.lastName);
  expect(await mails()).toMatchObject([{ kind: 'customer-erased', by: 'operator' }]);
});

test('an admin without a second factor cannot erase a customer of another advisor, and nothing is recorded', async () => {
  const { customer, isThere, entries, mails } = await aCustomerOfAnother();
  const account = anAdmin();
  const refusals = { admin: 'auth/second-factor-required' } as const;
  const erasing = deleteCustomer(
    deleteCustomerPorts,
    { customerId: customer.id },
    { uid: account.id, account, refusals },
  );
  expect(await codeOf(erasing)).toBe('auth/second-factor-required');
  expect(await isThere()).toBe(true);
  expect([...(await entries()), ...(await mails())]).toEqual([]);
});

test('an advisor finds no customer of another advisor', async () => {
  const { customer, isThere } = await aCustomerOfAnother();
  const account = anAccount();
  const erasing = deleteCustomer(
    deleteCustomerPorts,
    { customerId: customer.id },
    { uid: account.id, account, refusals: { admin: 'permission/denied' } },
  );
  expect(await codeOf(erasing)).toBe('customer/not-found');
  expect(await isThere()).toBe(true);
});
