import type {
  MultiFactorError,
  MultiFactorInfo,
  MultiFactorResolver,
  PhoneInfoOptions,
  User,
} from '@wbd/firebase/auth';
import { getEnv } from '@wbd/firebase';
import { AuthError, translated } from './auth-error.ts';
import { authWhen } from './auth-store.ts';
import { loadAuth } from './start-auth.ts';

/** The second step of a sign-in whose password was right, or of the enrolment of a phone. */
export interface SecondStep {
  /** the number that the code is sent to, or its end; null when an app makes the code */
  phone: string | null;
  /**
   * Sends the code, or another one. An app needs none.
   * @throws AuthError
   */
  sendCode: () => Promise<void>;
  /**
   * Finishes the sign-in, and resolves once the portal knows it.
   * @throws AuthError, `auth/invalid-code` for a wrong code, `auth/code-expired`
   */
  confirm: (code: string) => Promise<void>;
}

/** The enrolment of an app that makes codes. */
export interface AppEnrolment {
  /** what the app reads from a QR code or a link */
  uri: string;
  /** what is typed into an app that reads neither */
  secret: string;
  /** @throws AuthError, `auth/invalid-code` for a wrong code */
  confirm: (code: string) => Promise<void>;
}

const isSecondStepNeeded = (error: unknown): error is MultiFactorError =>
  error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required';

/**
 * Runs a first step of signing in.
 * @returns null when it was the only one
 */
export async function firstStep(run: () => Promise<unknown>): Promise<SecondStep | null> {
  try {
    await run();
    return null;
  } catch (error) {
    if (!isSecondStepNeeded(error)) throw error;
    const { firebaseAuth, getMultiFactorResolver } = await loadAuth();
    return secondStep(getMultiFactorResolver(firebaseAuth(), error));
  }
}

async function secondStep(resolver: MultiFactorResolver): Promise<SecondStep> {
  const { PhoneMultiFactorGenerator, TotpMultiFactorGenerator } = await loadAuth();
  const [hint] = resolver.hints;
  if (!hint) throw new AuthError('auth/unknown');
  const resolve = async (assertion: Parameters<MultiFactorResolver['resolveSignIn']>[0]) => {
    const { user } = await resolver.resolveSignIn(assertion);
    await announced(user.uid);
  };
  if (hint.factorId === TotpMultiFactorGenerator.FACTOR_ID) {
    return {
      phone: null,
      sendCode: () => Promise.resolve(),
      confirm: (code) =>
        translated(() => resolve(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code))),
    };
  }
  return codeStep(
    phoneOf(hint),
    { multiFactorHint: hint, session: resolver.session },
    (credential) => resolve(PhoneMultiFactorGenerator.assertion(credential)),
  );
}

/** Firebase tells the last four digits, behind a row of asterisks. */
const phoneOf = (hint: MultiFactorInfo): string =>
  'phoneNumber' in hint && typeof hint.phoneNumber === 'string'
    ? hint.phoneNumber.replace(/\*+/, '…')
    : '';

type PhoneCredential = Parameters<
  Awaited<ReturnType<typeof loadAuth>>['PhoneMultiFactorGenerator']['assertion']
>[0];

function codeStep(
  phone: string,
  options: PhoneInfoOptions,
  finish: (credential: PhoneCredential) => Promise<void>,
): SecondStep {
  let verificationId = '';
  return {
    phone,
    sendCode: () =>
      translated(async () => {
        verificationId = await sendCodeTo(options);
      }),
    confirm: (code) =>
      translated(async () => {
        const { PhoneAuthProvider } = await loadAuth();
        await finish(PhoneAuthProvider.credential(verificationId, code));
      }),
  };
}

/**
 * Sends a one-time code by SMS.
 * @returns the id that confirms it
 */
export async function sendCodeTo(options: PhoneInfoOptions): Promise<string> {
  const { firebaseAuth, PhoneAuthProvider, proveApp, RecaptchaVerifier } = await loadAuth();
  await proveApp();
  const auth = firebaseAuth();
  // the invisible check needs an element of its own, and a used one cannot be used again
  const element = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, verifier);
  } finally {
    verifier.clear();
    element.remove();
  }
}

/** A second factor of the signed-in person. */
export interface EnrolledFactor {
  kind: 'sms' | 'app';
  /** the end of the number that gets the codes; null for an app */
  phone: string | null;
  since: Date;
}

const PHONE_END = 4;

/**
 * The second factor of the signed-in person, as Firebase currently has it.
 * @returns null without one
 * @throws AuthError
 */
export async function enrolledFactor(): Promise<EnrolledFactor | null> {
  return translated(async () => {
    const { multiFactor, TotpMultiFactorGenerator } = await loadAuth();
    const user = await signedInUser();
    // the SDK updates the list of factors on reload
    const factors = multiFactor(user);
    await user.reload();
    const [factor] = factors.enrolledFactors;
    if (!factor) return null;
    const isApp = factor.factorId === TotpMultiFactorGenerator.FACTOR_ID;
    return {
      kind: isApp ? 'app' : 'sms',
      phone: isApp ? null : `…${phoneOf(factor).slice(-PHONE_END)}`,
      since: new Date(factor.enrollmentTime),
    };
  });
}

/** Whether apps can make the codes: the Auth emulator knows only codes by SMS. */
export const offersCodeApp = (): boolean => getEnv().emulators === undefined;

/**
 * Enrols a phone as the second factor of the signed-in person, who gave the password just before. Nothing is enrolled
 * before the code is confirmed.
 * @param phone in international form
 * @throws AuthError
 */
export async function enrolPhone(phone: string): Promise<SecondStep> {
  return translated(async () => {
    const { multiFactor, PhoneMultiFactorGenerator } = await loadAuth();
    const user = await signedInUser();
    const session = await multiFactor(user).getSession();
    return codeStep(phone, { phoneNumber: phone, session }, async (credential) => {
      await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential), 'SMS');
      await announced(user.uid);
    });
  });
}

/**
 * Enrols an app that makes codes as the second factor of the signed-in person, who gave the password just before. Nothing
 * is enrolled before a code is confirmed.
 * @throws AuthError
 */
export async function enrolCodeApp(): Promise<AppEnrolment> {
  return translated(async () => {
    const { multiFactor, TotpMultiFactorGenerator } = await loadAuth();
    const user = await signedInUser();
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    return {
      uri: secret.generateQrCodeUrl(user.email ?? user.uid, 'WBD'),
      secret: secret.secretKey,
      confirm: (code) =>
        translated(async () => {
          const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
          await multiFactor(user).enroll(assertion, 'App');
          await announced(user.uid);
        }),
    };
  });
}

async function signedInUser(): Promise<User> {
  const { firebaseAuth, proveApp } = await loadAuth();
  await proveApp();
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (!auth.currentUser) throw new AuthError('auth/unknown');
  return auth.currentUser;
}

async function announced(uid: string): Promise<void> {
  await authWhen(({ user }) => user?.uid === uid && user.secondFactor);
}
