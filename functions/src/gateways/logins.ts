import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { app } from './firestore.ts';

export interface Login {
  uid: string;
}

/** What the login says about its use. */
export interface SignInFacts {
  emailConfirmed: boolean;
  /** null before the first sign-in */
  lastSignIn: Date | null;
}

export interface Logins {
  findByPhone(phone: string): Promise<Login | null>;
  /** How a login is used; null when there is none. */
  signIns(uid: string): Promise<SignInFacts | null>;
  /** Ends every session of the login, and lets no one sign in with it; one that is not there is fine. */
  disable(uid: string): Promise<void>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
}

async function unlessGone(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof FirebaseAuthError ? error.code : null);

export const logins: Logins = {
  async findByPhone(phone) {
    try {
      const { uid } = await getAuth(app).getUserByPhoneNumber(phone);
      return { uid };
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return null;
      throw error;
    }
  },
  async signIns(uid) {
    try {
      const { emailVerified, metadata } = await getAuth(app).getUser(uid);
      const last = metadata.lastSignInTime;
      return { emailConfirmed: emailVerified, lastSignIn: last ? new Date(last) : null };
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return null;
      throw error;
    }
  },
  disable: (uid) =>
    unlessGone(async () => {
      await getAuth(app).updateUser(uid, { disabled: true });
      await getAuth(app).revokeRefreshTokens(uid);
    }),
  remove: (uid) => unlessGone(() => getAuth(app).deleteUser(uid)),
};
