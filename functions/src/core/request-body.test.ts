import { expect, test } from 'vitest';
import { isReadable } from './request-body.ts';

const nested = (depth: number, inner: unknown = 'x'): unknown =>
  Array.from({ length: depth }).reduce<unknown>((value) => [value], inner);

test('FN-01 an input is readable', () => {
  const people = Array.from({ length: 20 }, () => ({ firstName: 'Zoë', note: '😀'.repeat(100) }));
  expect(isReadable({ data: { who: 'external', people } })).toBe(true);
  expect(isReadable({ data: null })).toBe(true);
  expect(isReadable(undefined)).toBe(true);
});

test.each([
  ['a long text', { data: 'x'.repeat(200_000) }],
  ['a long key', { data: { ['x'.repeat(200_000)]: 1 } }],
  ['many values', { data: Array.from({ length: 200_000 }, () => 0) }],
  ['many texts', { data: Array.from({ length: 2_000 }, () => 'x'.repeat(100)) }],
  ['deep lists', { data: nested(9) }],
  ['lists as deep as a body can make them', { data: nested(60_000) }],
  ['half of a surrogate pair', { data: { firstName: 'Anna\ud83d' } }],
  ['half of a surrogate pair in a key', { data: { '\udc00': 1 } }],
  ['a number of the protocol', { data: { '@type': 'type.googleapis.com/x', value: '1' } }],
])('FN-01 %s is not', (_what, body) => {
  expect(isReadable(body)).toBe(false);
});
