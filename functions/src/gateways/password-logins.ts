import { setTimeout as pause } from 'node:timers/promises';
import { EMAIL_GRACE_CLAIM } from '@wbd/domain';
import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
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
  /**
   * Frees an address that a login only claims: Auth's own sign-up gives a login to anyone for any address. A login is kept
   * when its address is confirmed, when it has proven anything else, or when the operator has touched it.
   * @param isInUse whether any of our documents belongs to the login
   * @returns whether the address is free now
   */
  freeAddress(email: string, isInUse: (uid: string) => Promise<boolean>): Promise<boolean>;
  /**
   * The second from which on the login's sessions count; a new password moves it.
   * @returns null when there is no login, or it is disabled
   */
  validSince(uid: string): Promise<number | null>;
  /** Sets the password, ends every session, and confirms the address that the person has proven by a link to it. */
  choosePassword(
    login: { uid: string; email: string; validSince: number },
    password: string,
  ): Promise<void>;
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
  async freeAddress(email, isInUse) {
    const claimed = await findByEmail(email);
    if (!claimed) return true;
    if (!isMereClaim(claimed) || (await isInUse(claimed.uid))) return false;
    // read once more, because the owner may have confirmed the address meanwhile
    const now = await findByEmail(email);
    if (now && (now.uid !== claimed.uid || !isMereClaim(now))) return false;
    await logins.remove(claimed.uid);
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
    await auth.updateUser(uid, { email, password, emailVerified: true });
    await auth.revokeRefreshTokens(uid);
  },
  remove: (uid) => logins.remove(uid),
};

async function findByEmail(email: string): Promise<UserRecord | null> {
  return (await getAuth(app).getUsers([{ email }])).users[0] ?? null;
}

/** Whether all there is to a login is an address and a password that someone typed. */
function isMereClaim(login: UserRecord): boolean {
  return (
    !login.emailVerified &&
    !login.disabled &&
    login.phoneNumber === undefined &&
    login.providerData.every(({ providerId }) => providerId === 'password') &&
    Object.keys(login.customClaims ?? {}).length === 0
  );
}

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
