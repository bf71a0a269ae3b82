import { anAccount, anAdvisor } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import type { AuthState } from './auth-store.ts';
import { advisorOf, viewerOf } from './viewer.ts';

const user = { uid: 'anna', email: null, phone: null, emailConfirmed: true, secondFactor: false };
const signedIn: AuthState = { status: 'signed-in', user };
const advisor = anAdvisor({ id: 'anna' });
const account = anAccount({ id: 'anna', admin: true });
const pending = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const holds = <Data>(data: Data) => ({ data, isError: false });

test('a signed-out person is a visitor; before that is known the viewer is unknown', () => {
  expect(viewerOf({ status: 'loading', user: null }, pending, pending).type).toBe('loading');
  expect(viewerOf({ status: 'signed-out', user: null }, pending, pending).type).toBe('visitor');
});

test('the advisor document makes a login an advisor; without one it is a customer', () => {
  const viewer = viewerOf(signedIn, holds(advisor), holds(account));
  expect(viewer).toEqual({ type: 'advisor', user, advisor, isAdmin: true, isBlocked: false });
  expect(advisorOf(viewer)).toBe(advisor);
  expect(viewerOf(signedIn, holds(null), pending)).toEqual({ type: 'customer', user });
});

test('unreadable data is unknown; data read before stays', () => {
  expect(viewerOf(signedIn, pending, pending).type).toBe('loading');
  expect(viewerOf(signedIn, failed, pending).type).toBe('unknown');
  expect(viewerOf(signedIn, { data: advisor, isError: true }, holds(account)).type).toBe('advisor');
});

test('ADMIN-05 the account says whether the advisor is blocked', () => {
  const blocked = { ...account, block: { reason: 'Verstoß', at: new Date() } };
  expect(viewerOf(signedIn, holds(advisor), holds(blocked))).toMatchObject({ isBlocked: true });
  expect(viewerOf(signedIn, holds(advisor), failed)).toMatchObject({ isBlocked: 'unknown' });
  expect(viewerOf(signedIn, holds(advisor), holds(null))).toMatchObject({ isBlocked: false });
});

test('without the account it is unknown whether the advisor is an admin', () => {
  expect(viewerOf(signedIn, holds(advisor), failed)).toMatchObject({ isAdmin: 'unknown' });
  expect(viewerOf(signedIn, holds(advisor), holds(null))).toMatchObject({ isAdmin: false });
});
