import { customerSchema, MOST_TAGS, type Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, newId, store } from '../../../test/data.ts';
import { signInByPhone } from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { customerPorts } from './customer-ports.ts';
import { organiseCustomers } from './organise-customers.service.ts';

const customersOf = (advisor: string, count: number, changes: Partial<Customer> = {}) =>
  Promise.all(Array.from({ length: count }, () => store('customers', aCustomer(advisor, changes))));

const stored = async ({ id }: Customer) =>
  parseDocument(customerSchema, await db.doc(`customers/${id}`).get());

const organise = (customers: readonly { id: string }[], changes: object, idToken?: string) =>
  call('organiseCustomers', { customerIds: customers.map(({ id }) => id), ...changes }, idToken);

test('CRM-02 an advisor tags and archives several customers at once; everything else stays', async () => {
  const advisor = await signedInAdvisor();
  const [one, other] = await customersOf(advisor.uid, 2, { tags: ['VIP'] });
  if (!one || !other) throw new Error('two customers');
  const changes = { addTags: ['Rente', 'vip'], archived: true };
  expect((await organise([one, other], changes, advisor.idToken)).result).toEqual({});
  expect((await organise([one, other], changes, advisor.idToken)).result).toEqual({});
  for (const customer of [one, other]) {
    const expected = { ...customer, tags: ['VIP', 'Rente'], archived: true };
    expect(await stored(customer)).toEqual(expected);
  }
  await organise([one], { removeTags: ['VIP'], archived: false }, advisor.idToken);
  expect(await stored(one)).toEqual({ ...one, tags: ['Rente'], archived: false });
  expect(await stored(other)).toMatchObject({ tags: ['VIP', 'Rente'], archived: true });
});

test('CRM-03 no one else organises them, and a foreign customer among own ones refuses the whole call', async () => {
  const [owner, foreign, basic] = [
    await signedInAdvisor(),
    await signedInAdvisor(),
    await signedInAdvisor(0),
  ];
  const [own] = await customersOf(owner.uid, 1);
  const [theirs] = await customersOf(foreign.uid, 1);
  const [ofBasic] = await customersOf(basic.uid, 1);
  if (!own || !theirs || !ofBasic) throw new Error('three customers');
  const code = async (customers: Customer[], idToken?: string) =>
    (await organise(customers, { archived: true }, idToken)).error?.details?.code;
  expect(await code([own, theirs], owner.idToken)).toBe('customer/not-found');
  expect(await code([ofBasic], basic.idToken)).toBe('permission/denied');
  expect(await code([own], (await signInByPhone()).idToken)).toBe('permission/denied');
  expect(await code([own])).toBe('auth/required');
  for (const customer of [own, theirs, ofBasic]) expect(await stored(customer)).toEqual(customer);
});

test('CRM-02 a customer who was deleted meanwhile does not stop the others', async () => {
  const advisor = await signedInAdvisor();
  const [own] = await customersOf(advisor.uid, 1);
  if (!own) throw new Error('a customer');
  const gone = { id: newId('gone') };
  await organise([own, gone], { addTags: ['Rente'] }, advisor.idToken);
  expect(await stored(own)).toMatchObject({ tags: ['Rente'] });
  const { error } = await organise([gone], { addTags: ['Rente'] }, advisor.idToken);
  expect(error?.details).toEqual({ code: 'customer/not-found' });
});

test('CRM-02 a customer with more than ten tags is refused, and no one of the selection changes', async () => {
  const advisor = await signedInAdvisor();
  const full = Array.from({ length: MOST_TAGS }, (_, index) => `Wort ${index}`);
  const [plain] = await customersOf(advisor.uid, 1);
  const [crowded] = await customersOf(advisor.uid, 1, { tags: full });
  if (!plain || !crowded) throw new Error('two customers');
  const { error } = await organise([plain, crowded], { addTags: ['Neu'] }, advisor.idToken);
  expect(error?.details).toEqual({ code: 'customer/too-many-tags' });
  expect(await stored(plain)).toEqual(plain);
});

test('CRM-02 tags of two calls at once are both kept', async () => {
  const advisor = await store('advisors', anAdvisor());
  const [customer] = await customersOf(advisor.id, 1);
  if (!customer) throw new Error('a customer');
  await Promise.all(
    ['Rente', 'Haus', 'Auto'].map((tag) =>
      organiseCustomers(
        customerPorts,
        { customerIds: [customer.id], addTags: [tag], removeTags: [] },
        callerOf(advisor),
      ),
    ),
  );
  expect((await stored(customer))?.tags.toSorted()).toEqual(['Auto', 'Haus', 'Rente']);
});
