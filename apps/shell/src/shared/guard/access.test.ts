import type { Level } from '@wbd/domain';
import { anAdvisor } from '@wbd/domain/testing';
import type { AuthState } from '@wbd/auth';
import { describe, expect, test } from 'vitest';
import { verdict } from './access.ts';

const signedOut: AuthState = {
  status: 'signed-out',
  user: null,
  type: null,
  advisor: null,
  isAdmin: false,
};
const user = { uid: 'a', email: null, phone: null };
const as = (lv: Level, isAdmin = false): AuthState => ({
  status: 'signed-in',
  user,
  type: 'advisor',
  advisor: anAdvisor({ lv }),
  isAdmin,
});
const customer: AuthState = { ...signedOut, status: 'signed-in', user, type: 'customer' };
const unread: AuthState = { ...signedOut, status: 'signed-in', user };

describe('who may see a place', () => {
  test('ROUTE-02 whoever is signed out signs in first', () => {
    expect(verdict(signedOut, 0)).toBe('sign-in');
    expect(verdict({ ...signedOut, status: 'loading' }, 0)).toBe('wait');
    expect(verdict(signedOut, 'public')).toBe('enter');
  });

  test('ROUTE-03 a customer is no advisor', () => {
    expect(verdict(customer, 0)).toBe('not-advisor');
    expect(verdict(customer, 'admin')).toBe('not-advisor');
    expect(verdict(unread, 0)).toBe('unknown');
  });

  test.each([
    [0, 0, 'enter'],
    [0, 1, 'level'],
    [0, 2, 'level'],
    [1, 1, 'enter'],
    [1, 2, 'level'],
    [2, 2, 'enter'],
  ] as const)('level %i at a place of level %i: %s', (level, access, expected) => {
    expect(verdict(as(level), access)).toBe(expected);
  });

  test('ADMIN-04 a level does not make an admin', () => {
    expect(verdict(as(2), 'admin')).toBe('not-admin');
    expect(verdict(as(0, true), 'admin')).toBe('enter');
  });
});
