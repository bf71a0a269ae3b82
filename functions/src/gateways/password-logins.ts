import { setTimeout as pause } from 'node:timers/promises';
import { EMAIL_GRACE_CLAIM } from '@wbd/domain/accounts';
import { getAuth } from 'firebase-admin/auth';
import { app } from '../core/firestore.ts';
import { authCodeOf, logins, readLogin } from '../core/logins.ts';

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
   * Creates the login, or updates the one with this uid.
   * @returns 'taken' when another login has the address, 'invalid' when the provider does not accept it
   */
  put(login: NewPasswordLogin): Promise<'done' | 'taken' | 'invalid'>;
  /**
   * Takes an address and its password from a login that only claims it: Auth's public API lets anyone put any free address
   * on a login of theirs. The login itself stays, with its phone number. The caller knows that no account has the address
   * on this login.
   * @param isProven whether the new owner has proven the address; without that, one that is confirmed stays
   * @returns whether the address is free now
   */
  freeAddress(email: string, claim: { isProven: boolean }): Promise<boolean>;
  /**
   * The second from which on the login's sessions count; a new password moves it.
   * @returns null for a missing or disabled login
   */
  validSince(uid: string): Promise<number | null>;
  /**
   * Sets the password, ends every session, and gives the login the address that the person has proven by a link to it.
   * @returns 'taken' when another login has the address; nothing has changed then
   */
  choosePassword(
    login: { uid: string; email: string; validSince: number },
    password: string,
  ): Promise<'done' | 'taken'>;
  /** Sets the password of a login, and ends every session. */
  changePassword(uid: string, password: string): Promise<void>;
  /** Whether the login's address is confirmed. */
  isConfirmed(uid: string): Promise<boolean>;
  /** The login with an address; null when there is none. */
  uidOf(email: string): Promise<string | null>;
  /**
   * Gives a login another address, which the person has proven.
   * @returns 'taken' when another login has the address, 'gone' without the login; nothing has changed then
   */
  changeEmail(uid: string, email: string): Promise<'done' | 'taken' | 'gone'>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
}

/** Logins of Firebase Auth with e-mail and password. */
export const passwordLogins: PasswordLogins = {
  async put({ uid, confirmEmailBy, ...properties }) {
    try {
      await updateOrCreate(uid, properties);
    } catch (error) {
      if (authCodeOf(error) === 'auth/email-already-exists') return 'taken';
      if (authCodeOf(error) === 'auth/invalid-email') return 'invalid';
      throw error;
    }
    await getAuth(app).setCustomUserClaims(uid, { [EMAIL_GRACE_CLAIM]: confirmEmailBy });
    return 'done';
  },
  async freeAddress(email, { isProven }) {
    const [holder] = (await getAuth(app).getUsers([{ email }])).users;
    if (!holder) return true;
    if (holder.emailVerified && !isProven) return false;
    await getAuth(app).updateUser(holder.uid, { providersToUnlink: ['password'] });
    return true;
  },
  async validSince(uid) {
    const [login] = (await getAuth(app).getUsers([{ uid }])).users;
    if (!login || login.disabled) return null;
    return Math.floor(Date.parse(login.tokensValidAfterTime ?? login.metadata.creationTime) / 1000);
  },
  async choosePassword({ uid, email, validSince }, password) {
    const auth = getAuth(app);
    // Auth counts in seconds: in the same one as before, the link would survive its use
    await pause(Math.max(0, (validSince + 1) * 1000 - Date.now()));
    try {
      await auth.updateUser(uid, { email, password, emailVerified: true });
    } catch (error) {
      if (authCodeOf(error) === 'auth/email-already-exists') return 'taken';
      throw error;
    }
    await auth.revokeRefreshTokens(uid);
    return 'done';
  },
  async changePassword(uid, password) {
    await getAuth(app).updateUser(uid, { password });
    await getAuth(app).revokeRefreshTokens(uid);
  },
  async isConfirmed(uid) {
    return (await readLogin(uid))?.emailVerified ?? false;
  },
  async uidOf(email) {
    const [holder] = (await getAuth(app).getUsers([{ email }])).users;
    return holder?.uid ?? null;
  },
  async changeEmail(uid, email) {
    try {
      await getAuth(app).updateUser(uid, { email, emailVerified: true });
      return 'done';
    } catch (error) {
      if (authCodeOf(error) === 'auth/email-already-exists') return 'taken';
      if (authCodeOf(error) === 'auth/user-not-found') return 'gone';
      throw error;
    }
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
    if (authCodeOf(error) !== 'auth/user-not-found') throw error;
    await getAuth(app).createUser({ uid, ...properties });
  }
}
