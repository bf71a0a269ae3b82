import { expect, test } from 'vitest';
import { toAuthError } from './auth-error.ts';

test.each([
  ['the wrong code', 'auth/invalid-verification-code', 'auth/invalid-code'],
  ['an expired code', 'auth/code-expired', 'auth/code-expired'],
  ['a code of a request that is over', 'auth/session-expired', 'auth/code-expired'],
  ['a code for another number', 'auth/invalid-verification-id', 'auth/code-expired'],
  ['too many tries', 'auth/too-many-requests', 'auth/too-many-requests'],
  ['more codes than the project has', 'auth/quota-exceeded', 'auth/too-many-requests'],
  ['a number that is none', 'auth/invalid-phone-number', 'auth/invalid-phone'],
  ['no network', 'auth/network-request-failed', 'auth/unavailable'],
  ['a proof that is missing', 'auth/missing-app-credential', 'auth/unproven'],
  ['what is new', 'auth/something-new', 'auth/unknown'],
])('REG-03 phone sign-in: %s, %s, is %s', (_what, code, expected) => {
  expect(toAuthError(Object.assign(new Error(code), { code })).code).toBe(expected);
});
