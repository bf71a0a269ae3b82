import type { Level } from '@wbd/domain/plans';
import { anAdvisor } from '@wbd/domain/testing';
import type { Viewer } from '@wbd/auth';
import { describe, expect, test } from 'vitest';
import { verdict } from './access.ts';

const signedOut: Viewer = { type: 'visitor', user: null };
const user = { uid: 'a', email: null, phone: null, emailConfirmed: true, secondFactor: false };
const as = (
  lv: Level,
  isAdmin: boolean | 'unknown' = false,
  secondFactor = false,
): Viewer & { type: 'advisor' } => ({
  type: 'advisor',
  user: { ...user, secondFactor },
  advisor: anAdvisor({ lv }),
  isAdmin,
  isBlocked: isAdmin === 'unknown' ? 'unknown' : false,
});
const customer: Viewer = { type: 'customer', user };
const unread: Viewer = { type: 'unknown', user };

describe('access to places', () => {
  test('ROUTE-02 a visitor who is signed out signs in first', () => {
    expect(verdict(signedOut, 'portal')).toBe('sign-in');
    expect(verdict({ type: 'loading', user: null }, 'portal')).toBe('wait');
    expect(verdict({ type: 'loading', user }, 'portal')).toBe('wait');
    expect(verdict(signedOut, 'public')).toBe('enter');
  });

  test('ROUTE-03 a customer has no access to advisors’ places', () => {
    expect(verdict(customer, 'portal')).toBe('not-advisor');
    expect(verdict(customer, 'admin')).toBe('not-advisor');
    expect(verdict(unread, 'portal')).toBe('unknown');
  });

  test.each([
    [0, 'portal', 'enter'],
    [0, 'customers', 'package'],
    [0, 'createSeminars', 'package'],
    [1, 'customers', 'enter'],
    [1, 'createSeminars', 'package'],
    [2, 'createSeminars', 'enter'],
  ] as const)('level %i at a place that needs %s: %s', (level, access, expected) => {
    expect(verdict(as(level), access)).toBe(expected);
  });

  test('ADMIN-05 a blocked advisor enters nothing but public places', () => {
    const blocked: Viewer = { ...as(2, true, true), isBlocked: true };
    expect(verdict(blocked, 'portal')).toBe('blocked');
    expect(verdict(blocked, 'admin')).toBe('blocked');
    expect(verdict(blocked, 'public')).toBe('enter');
  });

  test('ADMIN-04 a level does not make an admin', () => {
    expect(verdict(as(2), 'admin')).toBe('not-admin');
    expect(verdict(as(2, false, true), 'admin')).toBe('not-admin');
    expect(verdict(as(0, true, true), 'admin')).toBe('enter');
  });

  test('ADMIN-04 an admin adds the second factor before the admin area, and not before the portal', () => {
    expect(verdict(as(2, true), 'admin')).toBe('second-factor');
    expect(verdict(as(2, true), 'createSeminars')).toBe('enter');
  });

  test('an account that could not be read keeps an admin waiting, and no advisor from the portal', () => {
    expect(verdict(as(2, 'unknown'), 'admin')).toBe('unknown');
    expect(verdict(as(2, 'unknown'), 'createSeminars')).toBe('enter');
  });
});
