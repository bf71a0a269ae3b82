import { expect, test } from 'vitest';
import { parseSignUp, signUpAddress } from './plan-address.ts';

test.each([
  ['', '/advisor-signup'],
  ['plan=basic&schedule=monthly', '/advisor-signup'],
  ['plan=gold', '/advisor-signup'],
  ['plan=lite', '/advisor-signup?plan=lite&schedule=annually'],
  ['schedule=monthly&ref=a&plan=pro', '/advisor-signup?plan=pro&schedule=monthly'],
  ['plan=pro&schedule=weekly', '/advisor-signup?plan=pro&schedule=annually'],
])('SIGNUP-01 the sign-up with ?%s looks like %s', (query, address) => {
  expect(signUpAddress(parseSignUp(new URLSearchParams(query)))).toBe(address);
});
