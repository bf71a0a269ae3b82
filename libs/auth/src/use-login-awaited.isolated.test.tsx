// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING, SIGNED_OUT, useAuth } from './auth-store.ts';
import { rememberLogin } from './remembered-login.ts';
import { useLoginAwaited } from './use-login-awaited.ts';

const start = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./start-auth.ts', () => ({ startAuth: start }));

function Form() {
  return <p>{useLoginAwaited() ? 'waits' : 'active'}</p>;
}

beforeEach(() => {
  start.mockReset().mockResolvedValue();
  useAuth.setState(LOADING, true);
});
afterEach(() => {
  cleanup();
  rememberLogin(null);
});

test('waits for a remembered login until it is read', () => {
  rememberLogin('anna');
  render(<Form />);
  expect(screen.getByText('waits')).toBeTruthy();
  act(() => {
    useAuth.setState(SIGNED_OUT, true);
  });
  expect(screen.getByText('active')).toBeTruthy();
});

test('does not make a visitor wait', () => {
  render(<Form />);
  expect(screen.getByText('active')).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
});

test('stops waiting when the login cannot be read', async () => {
  rememberLogin('anna');
  start.mockRejectedValue(new Error('no chunk'));
  render(<Form />);
  expect(await screen.findByText('active')).toBeTruthy();
});
