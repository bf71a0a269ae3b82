// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUpload } from './use-upload.ts';

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('UPLOAD-03.2 the dialog closes 0.8 s after everything is done', async () => {
  const { result } = renderHook(() => useUpload());
  const done = vi.fn();
  act(() => {
    void result.current.run(() => Promise.resolve()).then(done);
  });
  await pass(0);
  expect(result.current.state).toEqual({ step: 'done' });
  await pass(799);
  expect(result.current.state).toEqual({ step: 'done' });
  await pass(1);
  expect(result.current.state).toBeNull();
  expect(done).toHaveBeenCalledWith({ ok: true, isInBackground: false });
});

test('UPLOAD-03.7 the words of a failure show for 2 s', async () => {
  const { result } = renderHook(() => useUpload());
  const done = vi.fn();
  const error = new Error('refused');
  act(() => {
    void result.current.run(() => Promise.reject(error)).then(done);
  });
  await pass(0);
  expect(result.current.state).toEqual({ step: 'failed' });
  await pass(1_999);
  expect(result.current.state).toEqual({ step: 'failed' });
  await pass(1);
  expect(result.current.state).toBeNull();
  expect(done).toHaveBeenCalledWith({ ok: false, error });
});
