import { expect, test } from 'vitest';
import { shortenedEmail, shortenedPhone } from './shortened-contact.ts';

test.each([
  ['jana.weber@example.de', 'j…@example.de'],
  ['"a@b"@example.de', '"…@example.de'],
  ['@example.de', '…'],
  ['', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(shortenedEmail(email)).toBe(shown);
});

test('a number is shown by its last three digits', () => {
  expect(shortenedPhone('+491712345678')).toBe('…678');
});
