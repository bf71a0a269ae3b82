import { EMAIL_GRACE_CLAIM } from '@wbd/domain';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { app } from './firestore.ts';
import { logins } from './logins.ts';

export interface NewPasswordLogin {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  /** until when it may be used with an unconfirmed address, see EMAIL_GRACE_CLAIM */
  confirmEmailBy: number;
}

export interface PasswordLogins {
  /**
   * Makes the login, or brings the one of this uid to what is asked for.
   * @returns 'taken' when another login has the address, 'invalid' when the provider does not accept it
   */
  put(login: NewPasswordLogin): Promise<'done' | 'taken' | 'invalid'>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
}

const codeOf = (error: unknown) => (error instanceof FirebaseAuthError ? error.code : null);

/** Logins of Firebase Auth with e-mail and password. */
export const passwordLogins: PasswordLogins = {
  async put({ uid, confirmEmailBy, ...properties }) {
    try {
      await updateOrCreate(uid, properties);
    } catch (error) {
      if (codeOf(error) === 'auth/email-already-exists') return 'taken';
      if (codeOf(error) === 'auth/invalid-email') return 'invalid';
      throw error;
    }
    await getAuth(app).setCustomUserClaims(uid, { [EMAIL_GRACE_CLAIM]: confirmEmailBy });
    return 'done';
  },
  remove: (uid) => logins.remove(uid),
};

async function updateOrCreate(
  uid: string,
  properties: Omit<NewPasswordLogin, 'uid' | 'confirmEmailBy'>,
): Promise<void> {
  try {
    await getAuth(app).updateUser(uid, properties);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
    await getAuth(app).createUser({ uid, ...properties });
  }
}
