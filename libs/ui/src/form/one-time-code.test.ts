import { expect, test } from 'vitest';
import { digitsOf } from './one-time-code.ts';

test('REG-04 a code is its digits, however it was pasted', () => {
  expect(digitsOf('123456', 6)).toBe('123456');
  expect(digitsOf(' 123 456 ', 6)).toBe('123456');
  expect(digitsOf('Dein Code: 123-456.', 6)).toBe('123456');
  expect(digitsOf('12345678', 6)).toBe('123456');
  expect(digitsOf('１２３４５６', 6)).toBe('123456');
  expect(digitsOf('١٢٣٤٥٦', 6)).toBe('123456');
  expect(digitsOf('abc', 6)).toBe('');
});
