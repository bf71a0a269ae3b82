import { expect, test } from 'vitest';
import { referralName } from './referral-name.ts';

test.each([
  ['Jörg', 'Weiß-Özdemir', 'Jörg W.'],
  ['Ada', 'Özdemir', 'Ada Ö.'],
  ['Li', '𠮷田', 'Li 𠮷.'],
  ['Prince', '', 'Prince'],
])('of %s %s a referrer learns no more than %s', (firstName, lastName, name) => {
  expect(referralName({ firstName, lastName })).toBe(name);
});
