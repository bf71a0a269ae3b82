import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { app } from './firestore.ts';

export interface Login {
  uid: string;
  /** never signed in with */
  unused: boolean;
}

export interface Logins {
  findByPhone(phone: string): Promise<Login | null>;
  /** @returns null when the phone number has a login by now, 'invalid' when it is not one */
  create(phone: string, displayName: string): Promise<Login | 'taken' | 'invalid'>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
}

const toLogin = (user: UserRecord): Login => ({
  uid: user.uid,
  unused: !user.metadata.lastRefreshTime && !user.email,
});

const codeOf = (error: unknown) => (error instanceof FirebaseAuthError ? error.code : null);

export const logins: Logins = {
  async findByPhone(phone) {
    try {
      return toLogin(await getAuth(app).getUserByPhoneNumber(phone));
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return null;
      throw error;
    }
  },
  async create(phone, displayName) {
    try {
      return toLogin(await getAuth(app).createUser({ phoneNumber: phone, displayName }));
    } catch (error) {
      if (codeOf(error) === 'auth/phone-number-already-exists') return 'taken';
      if (codeOf(error) === 'auth/invalid-phone-number') return 'invalid';
      throw error;
    }
  },
  async remove(uid) {
    try {
      await getAuth(app).deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },
};
