import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('a mail link holds an address and nothing else', () => {
  expect(mailTo('joerg+wbd@example.org')).toBe('mailto:joerg%2Bwbd@example.org');
  expect(mailTo('a?bcc=b@example.org')).toBe('mailto:a%3Fbcc%3Db@example.org');
});
