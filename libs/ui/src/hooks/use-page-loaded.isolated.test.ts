// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePageLoaded } from './use-page-loaded.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page that still loads is loaded once the browser says so', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(usePageLoaded);
  expect(result.current).toBe(false);
  state.mockReturnValue('complete');
  act(() => {
    window.dispatchEvent(new Event('load'));
  });
  expect(result.current).toBe(true);
});

test('a page that has loaded before is loaded at once', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  expect(renderHook(usePageLoaded).result.current).toBe(true);
});
