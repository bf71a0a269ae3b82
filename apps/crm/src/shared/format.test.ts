import { expect, test } from 'vitest';
import { formatDay } from './format.ts';

test('UX-02 a day is written the German way', () => {
  expect(formatDay('1990-12-24')).toBe('24.12.1990');
});
