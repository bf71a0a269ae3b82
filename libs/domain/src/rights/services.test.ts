import { expect, test } from 'vitest';
import type { CallName } from '../calls/calls.ts';
import { RIGHTS } from './rights.ts';
import { callPath, serviceOf } from './services.ts';
import type { Right } from './subjects.ts';

const names = Object.keys(RIGHTS).filter((name): name is CallName => name in RIGHTS);
const needsLogin = (name: CallName) => {
  const { who }: Right = RIGHTS[name];
  return !who.some((subject) => ['anyone', 'link', 'visitor'].includes(subject));
};

test('the public service has only calls that need no login', () => {
  const served = names.filter((name) => serviceOf(name) === 'public');
  expect(served).toContain('createAdvisor');
  expect(served.filter(needsLogin)).toEqual([]);
});

test('the portal’s service has only calls that need a login', () => {
  const served = names.filter((name) => serviceOf(name) === 'portal');
  expect(served).toContain('registerForSession');
  expect(served.filter((name) => !needsLogin(name))).toEqual([]);
});

test('a call that needs another account is in the service of that account', () => {
  expect(callPath('createCheckout')).toBe('payments/createCheckout');
  expect(callPath('resendMail')).toBe('mail/resendMail');
});
