import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const MINUTE = 60_000;

test.each([
  [0, 'vor 0 Minuten'],
  [90 * 1000, 'vor 1 Minute'],
  [119 * MINUTE, 'vor 119 Minuten'],
  [120 * MINUTE, 'vor 2 Stunden'],
  [47 * 60 * MINUTE, 'vor 47 Stunden'],
  [48 * 60 * MINUTE, 'vor 2 Tagen'],
  [-MINUTE, 'vor 0 Minuten'],
])('%d ms: %s', (passed, words) => {
  expect(relativeTime(1_000_000_000_000, 1_000_000_000_000 + passed)).toBe(words);
});
