import { consentTo } from '@wbd/domain/consents';
import { customerSchema, type Customer } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { signedInAdvisor } from '../../../test/advisors.ts';
import { aCustomer, store } from '../../../test/data.ts';
import { db, parseDocument } from '../../core/firestore.ts';

const declare = (customerId: string, declaration: object | null, idToken?: string) =>
  call('declareConsent', { about: 'invitations', customerId, declaration }, idToken);

const stored = async ({ id }: Customer) =>
  parseDocument(customerSchema, await db.doc(`customers/${id}`).get());

test('CRM-02 an advisor declares a consent, and withdraws it; the evidence of the declaration stays', async () => {
  const advisor = await signedInAdvisor();
  const customer = await store('customers', aCustomer(advisor.uid));
  const declaration = { how: 'written', on: '2026-03-01' };
  expect((await declare(customer.id, declaration, advisor.idToken)).result).toEqual({});
  expect((await stored(customer))?.invitable).toMatchObject({
    ...declaration,
    declared: { version: 'invitation-1' },
  });
  expect((await stored(customer))?.uninvited).toBe(false);
  expect((await declare(customer.id, null, advisor.idToken)).result).toEqual({});
  expect(await stored(customer)).toEqual({ ...customer, uninvited: true });
  const proofs = await db.collection('consentProofs').where('advisor', '==', advisor.uid).get();
  expect(proofs.docs.map((proof) => proof.data())).toMatchObject([{ on: '2026-03-01' }]);
});

test('CRM-03 no one else does, not for a day ahead, and not without an address', async () => {
  const [owner, foreign] = [await signedInAdvisor(), await signedInAdvisor()];
  const customer = await store('customers', aCustomer(owner.uid));
  const unreachable = await store('customers', aCustomer(owner.uid, { email: null }));
  const code = async (id: string, on: string, idToken?: string) =>
    (await declare(id, { how: 'spoken', on }, idToken)).error?.details?.code;
  expect(await code(customer.id, '2026-03-01', foreign.idToken)).toBe('customer/not-found');
  expect(await code(customer.id, '2026-03-01')).toBe('auth/required');
  expect(await code(customer.id, '2999-03-01', owner.idToken)).toBe('input/invalid');
  expect(await code(unreachable.id, '2026-03-01', owner.idToken)).toBe('customer/incomplete');
  expect(await stored(customer)).toEqual(customer);
});

test('CRM-02 an advisor notes that a person wants no calls any more, and cannot allow any', async () => {
  const advisor = await signedInAdvisor();
  const callConsent = consentTo('call', new Date());
  const customer = await store('customers', aCustomer(advisor.uid, { callConsent }));
  const input = { about: 'calls', customerId: customer.id, callConsent };
  expect((await call('declareConsent', input, advisor.idToken)).result).toEqual({});
  expect(await stored(customer)).toEqual({ ...customer, callConsent: null });
});
