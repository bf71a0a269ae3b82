import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one thing and any other number of them have words of their own', () => {
  const customers = (count: number) => counted(count, '1 Kunde', '# Kunden');
  expect([0, 1, 2, 21, 10_000].map(customers)).toEqual([
    '0 Kunden',
    '1 Kunde',
    '2 Kunden',
    '21 Kunden',
    '10.000 Kunden',
  ]);
});

test('words that go with a number change without it', () => {
  expect(counted(1, 'kann', 'können')).toBe('kann');
  expect(counted(3, 'kann', 'können')).toBe('können');
});
