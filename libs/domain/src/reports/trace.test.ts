import { expect, test } from 'vitest';
import { newTrace, traceSchema } from './trace.ts';

test('each trace is another one, and fits its schema', () => {
  const traces = Array.from({ length: 1000 }, newTrace);
  expect(new Set(traces).size).toBe(1000);
  expect(traces.every((trace) => traceSchema.safeParse(trace).success)).toBe(true);
});

test.each(['', 'k7qmz2x', 'k7qmz2xpp', 'K7QMZ2XP', 'k7qmz2x1', 'k7qm\nabc', 7])(
  '%j is none',
  (value) => {
    expect(traceSchema.safeParse(value).success).toBe(false);
  },
);
