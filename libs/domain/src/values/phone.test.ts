import { expect, test } from 'vitest';
import { isValidPhone, normalizePhone } from './phone.ts';

test.each([
  ['0155 500/000-99', '+4915550000099'],
  ['(0155) 500 000 99', '+4915550000099'],
  ['0049 155 50000099', '+4915550000099'],
  ['49 155 50000099', '+4915550000099'],
  ['+43 660 1234567', '+436601234567'],
  ['155 50000099', '+4915550000099'],
  ['[0155] {500} 000', '+49155500000'],
  ['0155 – 500‑000—99', '+4915550000099'],
  ['', ''],
])('REG-04 normalizes %j to %j', (typed, expected) => {
  expect(normalizePhone(typed)).toBe(expected);
});

test.each([
  ['+4915550000099', true],
  ['+123456', true],
  ['+12345', false],
  ['+1234567890123456', false],
  ['+49abc', false],
  ['', false],
])('%j is valid: %s', (phone, valid) => {
  expect(isValidPhone(phone)).toBe(valid);
});
