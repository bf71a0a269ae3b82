import { expect, test } from 'vitest';
import { consentTo } from '../consents/consent.ts';
import {
  contractToAccept,
  hasDeclaredBusiness,
  mustAcceptBeforeOrder,
  presentContract,
} from './agreement.ts';
import type { Announcement } from './announcement.ts';

const at = new Date('2026-11-27T12:00:00Z');
const earlier = { version: 'sign-up-2', wording: 'früher', at };
const first = { ...earlier, version: 'sign-up-1' };
const announced: Announcement = {
  id: presentContract(),
  kind: 'contract',
  effectiveOn: '2027-02-01',
  summary: 'Neu ist der Vertrag zur Auftragsverarbeitung.',
};
const others: Announcement[] = [
  { ...announced, id: 'contract-0' },
  { ...announced, kind: 'sub-processors', id: 'mail-provider' },
];

test.each([
  ['an earlier sign-up', earlier, null, true],
  ['an earlier contract', earlier, { ...earlier, version: 'contract-0' }, true],
  ['the present sign-up', consentTo('sign-up', at), null, false],
  ['the present contract', earlier, consentTo('contract', at), false],
] as const)('with %s', (_what, consent, agreement, isOpen) => {
  const account = { consent, agreement };
  expect(contractToAccept(account, [...others, announced])).toEqual(isOpen ? announced : null);
  expect(contractToAccept(account, others)).toBeNull();
  expect(mustAcceptBeforeOrder(account, [announced], '2027-01-31')).toBe(false);
  expect(mustAcceptBeforeOrder(account, [announced], '2027-02-01')).toBe(isOpen);
});

test.each([
  ['nothing that was kept', null, null, false],
  ['a sign-up without the declaration', first, null, false],
  ['a sign-up with it', earlier, null, true],
  ['a contract that was accepted since', first, consentTo('contract', at), true],
] as const)(
  '%s declares a business or not, and an order waits for it',
  (_what, consent, agreement, declares) => {
    const account = { consent, agreement };
    expect(hasDeclaredBusiness(account)).toBe(declares);
    expect(mustAcceptBeforeOrder(account, [], '2026-11-27')).toBe(!declares);
  },
);
