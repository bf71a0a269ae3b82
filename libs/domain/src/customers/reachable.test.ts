import { expect, test } from 'vitest';
import { aCustomer } from '../../testing/factories.ts';
import { isReachableOrExplained, withoutNeedlessReason } from './reachable.ts';
import { mergedCustomer } from './merged-customer.ts';
import { advisorCreatesCustomerInput } from './create-customer.ts';

const nobody = { email: null, phone: null, withoutContact: null };
const reason = 'Kommt nur persönlich vorbei';

test.each([
  ['a phone number', { ...nobody, phone: '+4915550000001' }, true],
  ['an address', { ...nobody, email: 'a@b.de' }, true],
  ['a reason', { ...nobody, withoutContact: reason }, true],
  ['nothing', nobody, false],
])('a customer with %s: %o', (_what, contacts, expected) => {
  expect(isReachableOrExplained(contacts)).toBe(expected);
  const entered = { firstName: 'Ada', lastName: 'Öz', ...contacts };
  expect(advisorCreatesCustomerInput.safeParse(entered).success).toBe(expected);
});

test('drops the reason once there is a contact', () => {
  const unreachable = { ...nobody, withoutContact: reason };
  expect(withoutNeedlessReason(unreachable)).toEqual(unreachable);
  expect(withoutNeedlessReason({ ...unreachable, phone: '+49' }).withoutContact).toBeNull();
});

test('drops the reason when merging with a reachable customer', () => {
  const [kept, duplicate] = [
    aCustomer('anna', { ...nobody, withoutContact: reason }),
    aCustomer('anna', { email: 'a@b.de' }),
  ];
  expect(mergedCustomer(kept, duplicate)).toMatchObject({ email: 'a@b.de', withoutContact: null });
  const other = aCustomer('anna', nobody);
  expect(mergedCustomer(kept, other).withoutContact).toBe(reason);
});
