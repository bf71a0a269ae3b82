import { expect, test } from 'vitest';
import { accountLink, accountLinkSecret } from './account-links.ts';

test('AUTH-11 a mailed link leads to a page of the portal and keeps its secret from servers', () => {
  const secret = 'a/b?c#d e%';
  const link = new URL(accountLink('https://wbd.example', 'new-password', secret));
  expect(link.origin).toBe('https://wbd.example');
  expect(link.pathname).toBe('/auth/new-password');
  expect(link.search).toBe('');
  expect(accountLinkSecret(link.hash)).toBe(secret);
});

test.each(['', '#', '#%', '#%E0%A4%A'])('a link without a readable secret: %j', (hash) => {
  expect(accountLinkSecret(hash)).toBe('');
});
