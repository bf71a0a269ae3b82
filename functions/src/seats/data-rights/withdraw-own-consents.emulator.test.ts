import { consentTo } from '@wbd/domain/consents';
import { customerSchema, declaredConsent } from '@wbd/domain/customers';
import { expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { aCustomer, anAdvisor, store } from '../../../test/data.ts';
import { randomPhone, signInByPhone } from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';

async function aPerson() {
  const phone = randomPhone();
  const login = await signInByPhone(phone);
  const advisor = await store('advisors', anAdvisor());
  const now = new Date();
  const customer = await store(
    'customers',
    aCustomer(advisor.id, {
      id: login.uid,
      phone,
      proven: true,
      consent: consentTo('registration', now),
      callConsent: consentTo('call', now),
      invitable: declaredConsent({ how: 'spoken', on: '2026-01-31' }, now),
    }),
  );
  const stored = async () =>
    parseDocument(customerSchema, await db.doc(`customers/${customer.id}`).get());
  return { login, customer, stored };
}

test('a person withdraws calls and invitations; their registration and record stay', async () => {
  const { login, customer, stored } = await aPerson();
  const { firstName, lastName } = customer;
  const answer = await call('withdrawOwnConsents', { firstName, lastName }, login.idToken);
  expect(answer.result).toEqual({});
  expect(await stored()).toEqual({
    ...customer,
    callConsent: null,
    invitable: null,
    uninvited: true,
  });
});

test('with another name, and without a number, nothing is withdrawn', async () => {
  const { login, customer, stored } = await aPerson();
  const other = { firstName: 'Niemand', lastName: 'Bekanntes' };
  const codeOf = async (idToken?: string) =>
    (await call('withdrawOwnConsents', other, idToken)).error?.details?.code;
  expect(await codeOf(login.idToken)).toBe('own-data/not-found');
  expect(await codeOf()).toBe('auth/required');
  expect(await stored()).toEqual(customer);
});
