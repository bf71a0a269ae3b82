import { AuthError, translated } from './auth-error.ts';
import { authWhen } from './auth-store.ts';
import { firstStep, sendCodeTo, type SecondStep } from './second-factor.ts';
import { loadAuth, mayEnter, startAuth } from './start-auth.ts';

/**
 * Signs in with e-mail and password.
 * @returns null once the portal knows the login and its advisor, or the step that the login asks for besides
 * @throws AuthError
 */
export async function signInWithPassword(
  email: string,
  password: string,
): Promise<SecondStep | null> {
  return translated(async () => {
    await startAuth();
    const { firebaseAuth, proveApp, signInWithEmailAndPassword, signOut } = await loadAuth();
    await proveApp();
    const auth = firebaseAuth();
    return firstStep(async () => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      if (!(await mayEnter(user))) {
        await signOut(auth);
        throw new AuthError('auth/email-not-verified');
      }
      await announced(user.uid);
    });
  });
}

/**
 * Has the signed-in person prove once more that they know the password; the token then says that they just did.
 * @returns null, or the step that the login asks for besides, before which the token stays as it is
 * @throws AuthError, `auth/invalid-credentials` for a wrong password
 */
export async function confirmPassword(password: string): Promise<SecondStep | null> {
  return translated(async () => {
    const { EmailAuthProvider, firebaseAuth, proveApp, reauthenticateWithCredential } =
      await loadAuth();
    await proveApp();
    const auth = firebaseAuth();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user?.email) throw new AuthError('auth/unknown');
    const credential = EmailAuthProvider.credential(user.email, password);
    return firstStep(() => reauthenticateWithCredential(user, credential));
  });
}

/**
 * Sends a one-time code by SMS.
 * @param phone in international form, as `normalizePhone` returns it
 * @returns the id that `confirmPhoneCode` needs; it outlives a reload of the page
 * @throws AuthError
 */
export async function sendPhoneCode(phone: string): Promise<string> {
  return translated(async () => {
    await startAuth();
    return sendCodeTo({ phoneNumber: phone });
  });
}

/**
 * Signs in with the code from the SMS.
 * @param id what `sendPhoneCode` returned
 * @throws AuthError, `auth/invalid-code` for a wrong code
 */
export async function confirmPhoneCode(id: string, code: string): Promise<void> {
  return translated(async () => {
    await startAuth();
    const { firebaseAuth, PhoneAuthProvider, signInWithCredential } = await loadAuth();
    const credential = PhoneAuthProvider.credential(id, code);
    const { user } = await signInWithCredential(firebaseAuth(), credential);
    await announced(user.uid);
  });
}

/**
 * Signs in with a token that the server made for this person.
 * @throws AuthError
 */
export async function signInWithToken(token: string): Promise<void> {
  return translated(async () => {
    await startAuth();
    const { firebaseAuth, signInWithCustomToken } = await loadAuth();
    const { user } = await signInWithCustomToken(firebaseAuth(), token);
    await announced(user.uid);
  });
}

/**
 * Signs out; without a login there is nothing to do.
 * @throws AuthError
 */
export async function signOut(): Promise<void> {
  return translated(async () => {
    await startAuth();
    const firebase = await loadAuth();
    const auth = firebase.firebaseAuth();
    await auth.authStateReady();
    const user = auth.currentUser;
    if (!user) return;
    // the rules would refuse what is still being read for this login
    await authWhen(({ status }) => status !== 'loading');
    try {
      await firebase.signOut(auth);
    } catch (error) {
      // Firebase has forgotten the user although the browser still keeps the login
      await auth.updateCurrentUser(user);
      throw error;
    }
    await authWhen(({ status }) => status === 'signed-out');
  });
}

async function announced(uid: string): Promise<void> {
  await authWhen(({ user }) => user?.uid === uid);
}
