import { beforeEach, expect, test, vi } from 'vitest';
import { LOADING, SIGNED_OUT, useAuth } from './auth-store.ts';
import { useStorageTrouble, watchStorage } from './storage-trouble.ts';

/** A database that has not answered a request yet. */
class Opening extends EventTarget {
  readonly result = { close: vi.fn() };
}

let opening: Opening;
const open = vi.fn(() => opening);
const deleteDatabase = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  opening = new Opening();
  open.mockClear();
  useAuth.setState(LOADING, true);
  useStorageTrouble.setState(false, true);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a database without an answer is reported after 5 s, and no longer once it answers', () => {
  watchStorage();
  vi.advanceTimersByTime(4_999);
  expect(useStorageTrouble.getState()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(useStorageTrouble.getState()).toBe(true);
  opening.dispatchEvent(new Event('success'));
  expect(useStorageTrouble.getState()).toBe(false);
  expect(deleteDatabase).toHaveBeenCalledOnce();
});

test.each(['success', 'error'])('a database that answers with %s is not reported', (answer) => {
  watchStorage();
  vi.advanceTimersByTime(2_500);
  opening.dispatchEvent(new Event(answer));
  vi.advanceTimersByTime(60_000);
  expect(useStorageTrouble.getState()).toBe(false);
});

test('the database is not asked when the login is known in time', () => {
  watchStorage();
  useAuth.setState(SIGNED_OUT, true);
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
});
