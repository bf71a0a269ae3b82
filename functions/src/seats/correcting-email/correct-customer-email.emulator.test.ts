import { customerSchema, datedNoteSchema, type Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { callerOf } from '../../../test/callers.ts';
import {
  aCustomer,
  anAdvisor,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { correctEmailPorts } from './correct-customer-email.callable.ts';
import { correctCustomerEmail } from './correct-customer-email.service.ts';

const correct = (customerId: string, email: string, idToken?: string) =>
  call('correctCustomerEmail', { customerId, email }, idToken);

const stored = async ({ id }: Customer) =>
  parseDocument(customerSchema, await db.doc(`customers/${id}`).get());

async function notesAbout({ id }: Customer) {
  const found = await db.collection('datedNotes').where('customer', '==', id).get();
  return parseDocuments(datedNoteSchema, found.docs);
}

async function aSeatOf(customer: Customer) {
  const session = await store('sessions', aSession(aSeminar(newId('host'))));
  const seat = db.doc(`sessions/${session.id}/registrations/${customer.id}`);
  await seat.set(toData(aRegistration(session, customer)));
  return seat;
}

test('CRM-02 an advisor corrects an address: seats follow, and the old one is written down once', async () => {
  const advisor = await signedInAdvisor();
  const [wrong, right] = [`${newId('a')}@gmial.example`, `${newId('a')}@gmail.example`];
  const customer = await store('customers', aCustomer(advisor.uid, { email: wrong }));
  const seat = await aSeatOf(customer);
  expect((await correct(customer.id, right, advisor.idToken)).result).toEqual({});
  // the answer was lost
  expect((await correct(customer.id, right, advisor.idToken)).result).toEqual({});
  expect(await stored(customer)).toEqual({ ...customer, email: right });
  expect((await seat.get()).get('email')).toBe(right);
  const change = { kind: 'email', before: wrong, text: right, advisor: advisor.uid };
  expect(await notesAbout(customer)).toMatchObject([change]);
});

test('CRM-03 no one else does, and the address of a person who proved their number stays', async () => {
  const [owner, foreign] = [await signedInAdvisor(), await signedInAdvisor()];
  const customer = await store('customers', aCustomer(owner.uid));
  const proven = await store('customers', aCustomer(owner.uid, { proven: true }));
  const code = async (id: string, idToken?: string) =>
    (await correct(id, `${newId('x')}@example.org`, idToken)).error?.details?.code;
  expect(await code(customer.id, foreign.idToken)).toBe('customer/not-found');
  expect(await code(customer.id)).toBe('auth/required');
  expect(await code(proven.id, owner.idToken)).toBe('customer/email-proven');
  for (const one of [customer, proven]) {
    expect(await stored(one)).toEqual(one);
    expect(await notesAbout(one)).toEqual([]);
  }
});

test('CRM-02 an address of another own customer is refused, of two customers at once one gets it', async () => {
  const advisor = await store('advisors', anAdvisor());
  const caller = callerOf(advisor);
  const email = `${newId('a')}@example.org`;
  const two = await Promise.all([1, 2].map(() => store('customers', aCustomer(advisor.id))));
  const outcomes = await Promise.allSettled(
    two.map(({ id: customerId }) =>
      correctCustomerEmail(correctEmailPorts, { customerId, email }, caller),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'customer/email-taken' } });
});

test('CRM-02 after a crash between the seats and the customer a repetition finishes', async () => {
  const advisor = await store('advisors', anAdvisor());
  const caller = callerOf(advisor);
  const customer = await store('customers', aCustomer(advisor.id));
  const seat = await aSeatOf(customer);
  const input = { customerId: customer.id, email: `${newId('a')}@example.org` };
  const entries = {
    ...correctEmailPorts.entries,
    write: () => Promise.reject(new Error('the process died')),
  };
  await expect(
    correctCustomerEmail({ ...correctEmailPorts, entries }, input, caller),
  ).rejects.toThrow('the process died');
  await correctCustomerEmail(correctEmailPorts, input, caller);
  expect((await seat.get()).get('email')).toBe(input.email);
  expect(await notesAbout(customer)).toHaveLength(1);
});
