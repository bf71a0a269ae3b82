import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { app } from './firestore.ts';

export interface Login {
  uid: string;
}

export interface Logins {
  findByPhone(phone: string): Promise<Login | null>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
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
  async remove(uid) {
    try {
      await getAuth(app).deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  },
};
