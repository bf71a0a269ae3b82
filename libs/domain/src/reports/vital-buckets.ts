import type { VitalName } from './browser-report.ts';

/** Upper bounds, the last bucket has none: counts instead of single values, so that no visit is kept. */
export const VITAL_BUCKETS: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  INP: [50, 100, 150, 200, 300, 500, 1000, 2000],
};

/** Above it a value needs work, as web.dev has it for three of four visits. */
export const GOOD_VITALS: Readonly<Record<VitalName, number>> = { LCP: 2500, CLS: 0.1, INP: 200 };

/** Which bucket a value is counted in. */
export function bucketOf(name: VitalName, value: number): number {
  const bounds = VITAL_BUCKETS[name];
  const index = bounds.findIndex((bound) => value <= bound);
  return index < 0 ? bounds.length : index;
}

/**
 * The value that three of four visits stay below: the upper bound of its bucket.
 * @param counts how many were counted in each bucket
 * @returns null without visits; infinity for the last bucket
 */
export function p75(name: VitalName, counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const index = counts.findIndex((count) => {
    seen += count;
    return seen >= total * 0.75;
  });
  return VITAL_BUCKETS[name][index] ?? Infinity;
}
