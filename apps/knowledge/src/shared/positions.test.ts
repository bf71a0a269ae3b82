import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeAt, stoppedAt } from './positions.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('LIB-03 a video goes on where it was stopped, and begins again after its end', () => {
  stoppedAt('knowledge/a', 12.5);
  expect(resumeAt('knowledge/a')).toBe(12.5);
  expect(resumeAt('knowledge/b')).toBe(0);
  stoppedAt('knowledge/a', 0);
  expect(resumeAt('knowledge/a')).toBe(0);
});

test('the fifty videos watched last are kept', () => {
  for (let index = 0; index < 60; index += 1) stoppedAt(`knowledge/v${index}`, 1);
  stoppedAt('knowledge/v10', 2);
  stoppedAt('knowledge/new', 3);
  expect([resumeAt('knowledge/v10'), resumeAt('knowledge/v11'), resumeAt('knowledge/v12')]).toEqual(
    [2, 0, 1],
  );
});

test('ignores damaged values and unavailable storage', () => {
  kept.set('wbd.positions', '{"knowledge/a":"soon"}');
  expect(resumeAt('knowledge/a')).toBe(0);
  vi.stubGlobal('localStorage', undefined);
  expect(() => stoppedAt('knowledge/a', 4)).not.toThrow();
  expect(resumeAt('knowledge/a')).toBe(0);
});
