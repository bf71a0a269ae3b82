import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { getEnv } from './env.ts';

export {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  onIdTokenChanged,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  reauthenticateWithCredential,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signOut,
  TotpMultiFactorGenerator,
  type ApplicationVerifier,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneInfoOptions,
  type User,
} from 'firebase/auth';
export { FirebaseError } from 'firebase/app';
export { proveApp } from './app-check.ts';

let auth: Auth | undefined;

/** Firebase Auth with a session that survives a reload. */
export function firebaseAuth(): Auth {
  if (auth) return auth;
  const { emulators } = getEnv();
  // no popup or redirect resolver: sign-in is by password or phone only, and the resolver is a third of the SDK
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators) {
    connectAuthEmulator(auth, `http://127.0.0.1:${emulators.auth}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
