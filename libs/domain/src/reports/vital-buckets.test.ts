import { expect, test } from 'vitest';
import { bucketOf, p75, VITAL_BUCKETS } from './vital-buckets.ts';

test.each([
  [0, 0],
  [500, 0],
  [501, 1],
  [10_000, 8],
  [10_001, 9],
])('a largest paint after %d ms is counted in bucket %d', (value, bucket) => {
  expect(bucketOf('LCP', value)).toBe(bucket);
});

test('three of four visits stay below the value', () => {
  const counts = VITAL_BUCKETS.LCP.map(() => 0);
  expect(p75('LCP', counts)).toBeNull();
  expect(p75('LCP', [3, 0, 0, 0, 1])).toBe(500);
  expect(p75('LCP', [2, 0, 0, 0, 2])).toBe(2500);
  expect(p75('LCP', [...counts, 1])).toBe(Infinity);
});
