import { expect, test } from 'vitest';
import { mendedPath, mendedQuery, withoutLinkTail } from './link-tail.ts';

test.each([
  ['/pro.', '/pro'],
  ['/pro).', '/pro'],
  ['/pro%2C', '/pro'],
  ['/pro%E2%80%9C', '/pro'],
  ['/pro…', '/pro'],
  ['/pro.html', '/pro'],
  ['/pro.htm).', '/pro'],
  ['/pro%20', '/pro'],
  ['/pro/)', '/pro'],
  ['/j%C3%B6rggro%C3%9F!', '/j%C3%B6rggro%C3%9F'],
  ['/pro/seminar/abc%3E', '/pro/seminar/abc'],
  ['/partner/pricing.html', '/partner/pricing'],
  ['/).', '/'],
])('the path %s leads to %s', (cut, whole) => {
  expect(mendedPath(cut)).toBe(whole);
});

test.each(['/', '/pro', '/pro/', '/anna-lena', '/pro/video/a_', '/pro/video/b-', '/%E0%A4%A'])(
  'the path %s stays as it is',
  (path) => {
    expect(mendedPath(path)).toBeNull();
  },
);

test('the sharer and the token at the end of a link lose what was not meant, other values keep it', () => {
  expect(mendedQuery('ref=abc).')).toBe('ref=abc');
  expect(mendedQuery('a=b.&t=abc%22')).toBe('a=b.&t=abc');
  expect(mendedQuery('t=abc_-')).toBeNull();
  expect(mendedQuery('suche=z.B.')).toBeNull();
  expect(mendedQuery('')).toBeNull();
});

test('at most 20 characters are removed', () => {
  expect(withoutLinkTail(`pro${'.'.repeat(20)}`)).toBe('pro');
  expect(withoutLinkTail(`pro${'.'.repeat(21)}`)).toBe('pro.');
  expect(withoutLinkTail('.'.repeat(100_000))).toHaveLength(99_980);
});
