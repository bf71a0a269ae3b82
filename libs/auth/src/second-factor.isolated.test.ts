import { beforeEach, expect, test, vi } from 'vitest';
import { useAuth } from './auth-store.ts';
import { enrolCodeApp, enrolledFactor, firstStep } from './second-factor.ts';

/** The Auth emulator knows no codes by app, so that the SDK is played here. */
const sdk = vi.hoisted(() => {
  const user = {
    uid: 'admin',
    email: 'admin@demo.wbd',
    reload: () => Promise.resolve(),
  };
  return {
    auth: { currentUser: user, authStateReady: () => Promise.resolve() },
    user,
    enroll: vi.fn<(assertion: unknown, name: string) => Promise<void>>(),
    resolveSignIn: vi.fn<(assertion: unknown) => Promise<{ user: typeof user }>>(),
    resolver: vi.fn<() => unknown>(),
    enrolled: vi.fn<() => unknown[]>(),
  };
});

vi.mock('@wbd/firebase/auth', () => ({
  firebaseAuth: () => sdk.auth,
  proveApp: () => Promise.resolve(true),
  getMultiFactorResolver: sdk.resolver,
  multiFactor: () => ({
    getSession: () => Promise.resolve('session'),
    enroll: sdk.enroll,
    get enrolledFactors() {
      return sdk.enrolled();
    },
  }),
  PhoneMultiFactorGenerator: { FACTOR_ID: 'phone' },
  TotpMultiFactorGenerator: {
    FACTOR_ID: 'totp',
    generateSecret: () =>
      Promise.resolve({
        secretKey: 'JBSWY3DP',
        generateQrCodeUrl: (name: string, issuer: string) => `otpauth://totp/${issuer}:${name}`,
      }),
    assertionForEnrollment: (secret: { secretKey: string }, code: string) =>
      `${secret.secretKey} ${code}`,
    assertionForSignIn: (factor: string, code: string) => `${factor} ${code}`,
  },
}));

const refused = (code: string) => Object.assign(new Error(code), { code });
const portalKnows = () => {
  const { uid, email } = sdk.user;
  const user = { uid, email, phone: null, emailConfirmed: true, secondFactor: true };
  useAuth.setState({ status: 'signed-in', user }, true);
};

beforeEach(() => {
  useAuth.setState({ status: 'signed-out', user: null }, true);
  sdk.enroll.mockReset().mockImplementation(() => {
    portalKnows();
    return Promise.resolve();
  });
  sdk.resolveSignIn.mockReset().mockImplementation(() => {
    portalKnows();
    return Promise.resolve({ user: sdk.user });
  });
  sdk.resolver.mockReset().mockReturnValue({
    hints: [{ factorId: 'totp', uid: 'factor-1' }],
    session: 'session',
    resolveSignIn: sdk.resolveSignIn,
  });
});

test('a sign-in without a second factor is done after the password', async () => {
  expect(await firstStep(() => Promise.resolve())).toBeNull();
});

test('a wrong password does not lead to the second step', async () => {
  const wrong = refused('auth/wrong-password');
  await expect(firstStep(() => Promise.reject(wrong))).rejects.toBe(wrong);
});

test('an app makes the code of the second step; no message is sent', async () => {
  const step = await firstStep(() => Promise.reject(refused('auth/multi-factor-auth-required')));
  expect(step?.phone).toBeNull();
  await step?.sendCode();
  sdk.resolveSignIn.mockRejectedValueOnce(refused('auth/invalid-verification-code'));
  await expect(step?.confirm('000000')).rejects.toMatchObject({ code: 'auth/invalid-code' });
  await step?.confirm('123456');
  expect(sdk.resolveSignIn).toHaveBeenLastCalledWith('factor-1 123456');
});

test('an app is enrolled with its first code, and not before', async () => {
  const enrolment = await enrolCodeApp();
  expect(enrolment).toMatchObject({ uri: 'otpauth://totp/WBD:admin@demo.wbd', secret: 'JBSWY3DP' });
  expect(sdk.enroll).not.toHaveBeenCalled();
  await enrolment.confirm('123456');
  expect(sdk.enroll).toHaveBeenCalledWith('JBSWY3DP 123456', 'App');
});

test('returns null for a login without a second factor', async () => {
  sdk.enrolled.mockReturnValue([]);
  expect(await enrolledFactor()).toBeNull();
});

test.each([
  [
    { factorId: 'totp', uid: 'f', enrollmentTime: 'Thu, 26 Nov 2026 09:00:00 GMT' },
    { kind: 'app', phone: null },
  ],
  [
    { factorId: 'phone', uid: 'f', phoneNumber: '+4915123450191', enrollmentTime: '2026-11-26' },
    { kind: 'sms', phone: '…0191' },
  ],
])('shows %j with its date and the end of its number', async (factor, shown) => {
  sdk.enrolled.mockReturnValue([factor]);
  const enrolled = await enrolledFactor();
  expect(enrolled).toMatchObject(shown);
  expect(enrolled?.since.toISOString().slice(0, 10)).toBe('2026-11-26');
});
