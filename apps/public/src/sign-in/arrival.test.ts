import { anAdvisor } from '@wbd/domain/testing';
import type { AuthState } from '@wbd/auth';
import { describe, expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const advisor = anAdvisor();
const signedOut: AuthState = {
  status: 'signed-out',
  user: null,
  type: null,
  advisor: null,
  isAdmin: false,
};
const signedIn: AuthState = {
  ...signedOut,
  status: 'signed-in',
  user: { uid: 'uid-anna', email: 'anna@example.org', phone: null },
};
const anna: AuthState = { ...signedIn, type: 'advisor', advisor };

describe('AUTH-02 after signing in', () => {
  test('an advisor goes to their own page', () => {
    expect(arrivalOf(anna, null)).toEqual({ kind: 'go', to: '/anna' });
  });

  test('or to the path that was kept', () => {
    expect(arrivalOf(anna, '/intern/crm?name=Weber')).toEqual({
      kind: 'go',
      to: '/intern/crm?name=Weber',
    });
  });

  test.each(['/auth', '/auth?next=/auth', '/auth#x'])('but not back to %s', (next) => {
    expect(arrivalOf(anna, next)).toEqual({ kind: 'go', to: '/anna' });
  });
});

test('AUTH-06 whoever is no advisor is shown the door', () => {
  expect(arrivalOf({ ...signedIn, type: 'customer' }, null)).toEqual({ kind: 'stranger' });
});

test('without a code the advisor cannot be sent anywhere', () => {
  expect(arrivalOf(signedIn, null)).toEqual({ kind: 'unreadable' });
  const codeless = { ...anna, advisor: { ...advisor, code: '' } };
  expect(arrivalOf(codeless, null)).toEqual({ kind: 'unreadable' });
});

test('everyone else stays', () => {
  expect(arrivalOf(signedOut, '/intern/crm')).toEqual({ kind: 'stay' });
  expect(arrivalOf({ ...signedOut, status: 'loading' }, null)).toEqual({ kind: 'stay' });
});
