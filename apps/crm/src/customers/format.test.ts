import { expect, test } from 'vitest';
import { formatDay, mailTo } from './format.ts';

test('UX-02 a day is written the German way', () => {
  expect(formatDay('1990-12-24')).toBe('24.12.1990');
});

test('a mail link holds an address and nothing else', () => {
  expect(mailTo('joerg+wbd@example.org')).toBe('mailto:joerg%2Bwbd@example.org');
  expect(mailTo('a?bcc=b@example.org')).toBe('mailto:a%3Fbcc%3Db@example.org');
});
