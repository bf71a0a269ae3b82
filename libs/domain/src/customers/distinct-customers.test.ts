import { expect, test } from 'vitest';
import { areDistinct, withDistinct } from './distinct-customers.ts';

test('CRM-02 one decision tells two customers apart, whichever of them holds it', () => {
  const one = { id: 'one', distinctFrom: ['other'] };
  const other = { id: 'other', distinctFrom: [] };
  const third = { id: 'third', distinctFrom: [] };
  expect([areDistinct(one, other), areDistinct(other, one)]).toEqual([true, true]);
  expect(areDistinct(one, third)).toBe(false);
});

test('CRM-02 decisions are kept once each, and the oldest make room', () => {
  expect(withDistinct(['a', 'b'], ['a', 'c'])).toEqual(['b', 'a', 'c']);
  const many = Array.from({ length: 100 }, (_, index) => `id${index}`);
  expect(withDistinct(many, ['new'])).toEqual([...many.slice(1), 'new']);
});
