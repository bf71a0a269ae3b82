import { customerSchema } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { randomPhone, signInByPhone } from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { customerPorts } from './customer-ports.ts';
import { updateCustomer } from './update-customer.service.ts';

const update = (customerId: string, changes: object, idToken?: string) =>
  call('updateCustomer', { customerId, changes }, idToken);

async function stored(id: string) {
  return parseDocument(customerSchema, await db.doc(`customers/${id}`).get());
}

test('CRM-02 an advisor changes a customer; fields that the call does not name stay, and so does the address', async () => {
  const advisor = await signedInAdvisor();
  const customer = await store('customers', aCustomer(advisor.uid, { job: 'Student' }));
  const phone = randomPhone();
  const changes = { lastName: 'Neu', phone: `0${phone.slice(3)}`, bday: '1990-02-28' };
  const lastContact = '2026-01-31T12:00:00.000Z';
  const input = { ...changes, lastContact, email: 'x@example.org', advisor: 'x', proven: true };
  expect((await update(customer.id, input, advisor.idToken)).result).toEqual({});
  expect(await stored(customer.id)).toEqual({
    ...customer,
    ...changes,
    birthday: '02-28',
    phone,
    lastContact: new Date(lastContact),
  });
  await update(customer.id, { phone: null, job: null, lastContact: null }, advisor.idToken);
  expect(await stored(customer.id)).toMatchObject({ phone: null, job: null, lastContact: null });
});

test('CRM-02 removing the last contact requires a reason, and adding a contact removes the reason', async () => {
  const advisor = await signedInAdvisor();
  const customer = await store(
    'customers',
    aCustomer(advisor.uid, { email: null, phone: randomPhone() }),
  );
  const code = async (changes: object) =>
    (await update(customer.id, changes, advisor.idToken)).error?.details?.code;
  expect(await code({ phone: null })).toBe('customer/no-contact');
  expect(await stored(customer.id)).toEqual(customer);
  const withoutContact = 'Kommt nur persönlich vorbei';
  expect(await code({ phone: null, withoutContact })).toBeUndefined();
  expect(await stored(customer.id)).toMatchObject({ phone: null, withoutContact });
  expect(await code({ withoutContact: null })).toBe('customer/no-contact');
  expect(await code({ phone: customer.phone })).toBeUndefined();
  expect(await stored(customer.id)).toMatchObject({
    phone: customer.phone,
    withoutContact: null,
  });
});

test('CRM-03 no one else does', async () => {
  const [owner, foreign, basic] = [
    await signedInAdvisor(),
    await signedInAdvisor(),
    await signedInAdvisor(0),
  ];
  const customer = await store('customers', aCustomer(owner.uid));
  const ofBasic = await store('customers', aCustomer(basic.uid));
  const code = async (id: string, idToken?: string) =>
    (await update(id, { firstName: 'Neu' }, idToken)).error?.details?.code;
  expect(await code(customer.id, foreign.idToken)).toBe('customer/not-found');
  expect(await code(newId('gone'), owner.idToken)).toBe('customer/not-found');
  expect(await code(ofBasic.id, basic.idToken)).toBe('permission/denied');
  expect(await code(customer.id, (await signInByPhone()).idToken)).toBe('permission/denied');
  expect(await code(customer.id)).toBe('auth/required');
  expect(await stored(customer.id)).toEqual(customer);
});

test('REG-07 CRM-02 a number of another own customer, or one that is proven elsewhere, is refused', async () => {
  const advisor = await signedInAdvisor();
  const customer = await store('customers', aCustomer(advisor.uid));
  const own = await store('customers', aCustomer(advisor.uid, { phone: randomPhone() }));
  const proven = randomPhone();
  const { uid } = await signInByPhone(proven);
  await store('customers', aCustomer(newId('adv'), { id: uid, phone: proven, proven: true }));
  for (const phone of [own.phone, proven]) {
    const { error } = await update(customer.id, { phone }, advisor.idToken);
    expect(error?.message).toBe('Diese Telefonnummer ist bereits registriert.');
  }
  expect(await stored(customer.id)).toEqual(customer);
});

test('REG-04 CRM-02 a number that no country has is refused, and one that was noted before stays', async () => {
  const advisor = await signedInAdvisor();
  const noted = aCustomer(advisor.uid, { phone: '+999123456' });
  const customer = await store('customers', noted);
  const { error } = await update(customer.id, { phone: '+999 1234 567' }, advisor.idToken);
  expect(error?.message).toBe('Ungültige Telefonnummer');
  await update(customer.id, { phone: noted.phone, job: 'Rentner' }, advisor.idToken);
  expect(await stored(customer.id)).toEqual({ ...customer, job: 'Rentner' });
});

test('CRM-02 the number of a person who proved it stays; the rest may be noted', async () => {
  const advisor = await signedInAdvisor();
  const phone = randomPhone();
  const customer = await store('customers', aCustomer(advisor.uid, { phone, proven: true }));
  for (const other of [randomPhone(), null]) {
    const { error } = await update(customer.id, { phone: other }, advisor.idToken);
    expect(error?.details).toEqual({ code: 'input/invalid', fields: ['phone'] });
  }
  await update(customer.id, { phone, job: 'Rentner' }, advisor.idToken);
  expect(await stored(customer.id)).toEqual({ ...customer, job: 'Rentner' });
});

test('CRM-02 of two customers who are given one number at once one gets it', async () => {
  const advisor = await store('advisors', anAdvisor());
  const phone = randomPhone();
  const two = await Promise.all([1, 2].map(() => store('customers', aCustomer(advisor.id))));
  const outcomes = await Promise.allSettled(
    two.map(({ id: customerId }) =>
      updateCustomer(customerPorts, { customerId, changes: { phone } }, callerOf(advisor)),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('CRM-02 what was changed elsewhere since the customer was opened is not overwritten', async () => {
  const advisor = await signedInAdvisor();
  const customer = await store(
    'customers',
    aCustomer(advisor.uid, { job: null, lastContact: null }),
  );
  const save = (changes: object, opened: object) =>
    call('updateCustomer', { customerId: customer.id, changes, opened }, advisor.idToken);
  const moment = '2026-01-31T12:00:00.000Z';

  expect((await save({ job: 'Student' }, { job: null })).result).toEqual({});
  // the answer was lost, and the same is sent again
  expect((await save({ job: 'Student' }, { job: null })).result).toEqual({});
  // changes of different fields do not conflict
  expect((await save({ lastContact: moment }, { lastContact: null })).result).toEqual({});

  for (const [changes, opened] of [
    [{ job: 'Rentner' }, { job: null }],
    [{ lastContact: null, firstName: 'Neu' }, { lastContact: '2020-01-01T12:00:00.000Z' }],
  ] as const) {
    expect((await save(changes, opened)).error?.details).toEqual({ code: 'conflict' });
  }
  const expected = { ...customer, job: 'Student', lastContact: new Date(moment) };
  expect(await stored(customer.id)).toEqual(expected);
  expect((await save({ job: 'Rentner' }, { job: 'Student' })).result).toEqual({});
});

test('CRM-02 who edits by the thousand is slowed down', async () => {
  const advisor = await store('advisors', anAdvisor());
  const { id } = await store('customers', aCustomer(advisor.id));
  const ports = { ...customerPorts, changes: { take: () => Promise.resolve(false) } };
  await expect(
    updateCustomer(ports, { customerId: id, changes: {} }, callerOf(advisor)),
  ).rejects.toMatchObject({ code: 'rate/limited' });
});

test.each([
  ['firstName', { firstName: ' ' }],
  ['bday', { bday: '1990-13-01' }],
  ['phone', { phone: '12' }],
  ['job', { job: 'Chef' }],
  ['lastContact', { lastContact: 'gestern' }],
])('CRM-02 the server refuses a wrong %s by itself', async (_field, changes) => {
  const advisor = await signedInAdvisor();
  const customer = await store('customers', aCustomer(advisor.uid));
  const answer = await update(customer.id, changes, advisor.idToken);
  expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: ['changes'] });
});
