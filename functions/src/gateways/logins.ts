import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { app } from './firestore.ts';

export interface Login {
  uid: string;
}

export interface Logins {
  findByPhone(phone: string): Promise<Login | null>;
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
  disable: (uid) =>
    unlessGone(async () => {
      await getAuth(app).updateUser(uid, { disabled: true });
      await getAuth(app).revokeRefreshTokens(uid);
    }),
  remove: (uid) => unlessGone(() => getAuth(app).deleteUser(uid)),
};
