import { beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/calls.ts';
import { aCustomer, anAdvisor, store } from '../../../test/data.ts';
import { randomPhone, sendCode, signInByPhone } from '../../../test/people.ts';

/** Proven by a customer of an advisor, with the same number in the database. */
let known: string;
let stranger: string;
beforeAll(async () => {
  known = randomPhone();
  const { uid } = await signInByPhone(known);
  const advisor = await store('advisors', anAdvisor());
  await store('customers', aCustomer(advisor.id, { id: uid, phone: known, proven: true }));
  stranger = (await signInByPhone()).idToken;
});

const person = (phone: string) => ({
  firstName: 'Eva',
  lastName: 'Neugier',
  email: 'eva@example.org',
  phone,
});

/** Every call that takes a number. */
const CALLS_WITH_A_NUMBER: [string, (phone: string) => unknown][] = [
  ['kioskLoginUser', (phone) => ({ phone })],
  ['advisorCreatesCustomer', person],
  ['importCustomers', (phone) => ({ importId: 'import1', people: [person(phone)] })],
  ['updateCustomer', (phone) => ({ customerId: 'nobody', changes: { phone }, opened: {} })],
];

test.each(CALLS_WITH_A_NUMBER)(
  '%s tells a visitor and a stranger the same about a known and an unknown number',
  async (name, input) => {
    for (const idToken of [undefined, stranger]) {
      const [ofKnown, ofUnknown] = await Promise.all([
        call(name, input(known), idToken),
        call(name, input(randomPhone()), idToken),
      ]);
      expect(ofKnown.error).toBeDefined();
      expect(ofKnown.error?.details?.code).not.toBe('input/invalid');
      expect(ofKnown).toEqual(ofUnknown);
    }
  },
);

test('a code is sent to a known and to an unknown number alike', async () => {
  const [toKnown, toUnknown] = await Promise.all([sendCode(known), sendCode(randomPhone())]);
  expect(toKnown.length).toBe(toUnknown.length);
});
