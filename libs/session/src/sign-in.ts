import { SessionError, toSessionError } from './session-error.ts';
import { sessionWhen, type Session } from './session-store.ts';
import { loadAuth, mayEnter, startSession } from './start-session.ts';

/**
 * Signs in with e-mail and password.
 * @returns the session, with its type
 * @throws SessionError
 */
export async function signInWithPassword(email: string, password: string): Promise<Session> {
  return translated(async () => {
    await startSession();
    const { firebaseAuth, signInWithEmailAndPassword, signOut } = await loadAuth();
    const auth = firebaseAuth();
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (!(await mayEnter(user))) {
      await signOut(auth);
      throw new SessionError('auth/email-not-verified');
    }
    return sessionOf(user.uid);
  });
}

/** A code is on its way; `confirm` signs in with it. */
export interface PhoneConfirmation {
  /** @throws SessionError, `auth/invalid-code` for a wrong code */
  confirm: (code: string) => Promise<Session>;
}

/**
 * Sends a one-time code by SMS.
 * @param phone in international form, as `normalizePhone` returns it
 * @throws SessionError
 */
export async function sendPhoneCode(phone: string): Promise<PhoneConfirmation> {
  return translated(async () => {
    await startSession();
    const { firebaseAuth, RecaptchaVerifier, signInWithPhoneNumber } = await loadAuth();
    const auth = firebaseAuth();
    // the invisible check needs an element of its own, and a used one cannot be used again
    const element = document.body.appendChild(document.createElement('div'));
    const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
    try {
      const confirmation = await signInWithPhoneNumber(auth, phone, verifier);
      return {
        confirm: (code: string) =>
          translated(async () => sessionOf((await confirmation.confirm(code)).user.uid)),
      };
    } finally {
      verifier.clear();
      element.remove();
    }
  });
}

/**
 * Signs out; without a session there is nothing to do.
 * @throws SessionError
 */
export async function signOut(): Promise<void> {
  return translated(async () => {
    await startSession();
    const firebase = await loadAuth();
    const auth = firebase.firebaseAuth();
    await auth.authStateReady();
    if (!auth.currentUser) return;
    await firebase.signOut(auth);
    await sessionWhen(({ status }) => status === 'signed-out');
  });
}

function sessionOf(uid: string): Promise<Session> {
  return sessionWhen(({ user }) => user?.uid === uid);
}

async function translated<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw toSessionError(error);
  }
}
