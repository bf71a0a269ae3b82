import { afterEach, describe, expect, test, vi } from 'vitest';
import { ageInYears, parseAgeFilter } from './age-filter.ts';

describe('parseAgeFilter', () => {
  test.each([
    ['30', [30], [29, 31, null]],
    ['30-40', [30, 35, 40], [29, 41, null]],
    [' 30 - 40 ', [30, 40], [29, 41, null]],
    ['30\u201140', [30, 40], [29, 41, null]],
    ['30 \u2013 40', [30, 40], [29, 41, null]],
    ['>30', [31, 90], [30, null]],
    ['< 30', [0, 29], [30, null]],
    ['', [0, 50, null], []],
  ])('%j', (typed, matching, other) => {
    const filter = parseAgeFilter(typed);
    expect(matching.map((age) => filter?.(age))).toEqual(matching.map(() => true));
    expect(other.map((age) => filter?.(age))).toEqual(other.map(() => false));
  });

  test.each(['abc', '30-', '-30', '>=30', '3000', '30 bis 40'])('%j is not a filter', (typed) => {
    expect(parseAgeFilter(typed)).toBeNull();
  });
});

describe.each(['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati'])('in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test('age is counted in years of 365.25 days', () => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-06-15T12:00:00Z');
    expect(ageInYears('2000-06-15', now)).toBe(26);
    expect(ageInYears('2000-06-16', now)).toBe(25);
    expect(ageInYears('2026-06-14', now)).toBe(0);
  });
});
