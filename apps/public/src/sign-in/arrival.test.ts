import { anAdvisor } from '@wbd/domain/testing';
import type { Viewer } from '@wbd/auth';
import { describe, expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const advisor = anAdvisor({ id: 'uid-anna', code: 'anna' });
const user = {
  uid: 'uid-anna',
  email: 'anna@example.org',
  phone: null,
  emailConfirmed: true,
  secondFactor: false,
};
const anna: Viewer = { type: 'advisor', user, advisor, isAdmin: false, isBlocked: false };

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

test('AUTH-06 a login without an advisor is signed out', () => {
  expect(arrivalOf({ type: 'customer', user }, null)).toEqual({ kind: 'stranger' });
});

test('AUTH-07 without a code the advisor cannot be sent anywhere', () => {
  expect(arrivalOf({ type: 'unknown', user }, null)).toEqual({ kind: 'unreadable' });
  const codeless: Viewer = { ...anna, advisor: { ...advisor, code: '' } };
  expect(arrivalOf(codeless, null)).toEqual({ kind: 'unreadable' });
});

test('a signed-in person waits until it is known whose login it is', () => {
  expect(arrivalOf({ type: 'loading', user }, null)).toEqual({ kind: 'wait' });
});

test('everyone else stays', () => {
  expect(arrivalOf({ type: 'visitor', user: null }, '/intern/crm')).toEqual({ kind: 'stay' });
  expect(arrivalOf({ type: 'loading', user: null }, null)).toEqual({ kind: 'stay' });
});
