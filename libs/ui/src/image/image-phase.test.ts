import { describe, expect, test } from 'vitest';
import { firstPhase, nextPhase } from './image-phase.ts';

describe('PUB-08 when an image loads', () => {
  test('a priority image is requested at once, the others wait', () => {
    expect(firstPhase({ src: '/a.jpg', priority: true })).toBe('loading');
    expect(firstPhase({ src: '/a.jpg', priority: false })).toBe('waiting');
    expect(nextPhase('waiting', 'start')).toBe('loading');
  });

  test('without a file the fallback shows', () => {
    expect(firstPhase({ src: null, priority: true })).toBe('missing');
  });

  test('after the time-out the fallback shows, and a late image replaces it', () => {
    expect(nextPhase('loading', 'timeout')).toBe('missing');
    expect(nextPhase('missing', 'load')).toBe('loaded');
  });

  test('the time-out does not take away an image that is there', () => {
    expect(nextPhase('loaded', 'timeout')).toBe('loaded');
  });

  test('a broken file shows the fallback', () => {
    expect(nextPhase('loading', 'error')).toBe('missing');
  });
});
