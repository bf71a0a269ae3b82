import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['Code: ١٢٣-٤٥٦', 'Code: 123-456'],
  ['＋49', '+49'],
  ['', ''],
])('reads the digits of %j as %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
