import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';
import { app } from './firestore.ts';

export interface Login {
  uid: string;
}

/** What the login says about its use. */
export interface SignInFacts {
  emailConfirmed: boolean;
  secondFactor: { kind: 'sms' | 'app'; since: Date } | null;
  /** null before the first sign-in */
  lastSignIn: Date | null;
}

/** What a token says about its login. */
export interface TokenFacts {
  uid: string;
  /** null unless a code proved one */
  phone: string | null;
  signedInAt: Date;
}

export interface Logins {
  findByPhone(phone: string): Promise<Login | null>;
  /** How a login is used; null when there is none. */
  signIns(uid: string): Promise<SignInFacts | null>;
  /** Ends every session of the login, and lets no one sign in with it; one that is not there is fine. */
  disable(uid: string): Promise<void>;
  /** Lets people sign in with the login again; one that is not there is fine. */
  enable(uid: string): Promise<void>;
  /** Removes the second factor, and ends every session; a login without one is fine. */
  removeSecondFactor(uid: string): Promise<void>;
  /** Removes the login; one that is not there is fine. */
  remove(uid: string): Promise<void>;
  /** Whether the login exists, may be used, has the token's number, and has not ended its sessions since the sign-in. */
  accepts(token: TokenFacts): Promise<boolean>;
  /** Whether the login exists, may be used, and has this phone number now; a token says only that it once had. */
  holdsPhone(uid: string, phone: string): Promise<boolean>;
  /**
   * Moves a phone number from a login to a new one and ends the sessions of the old one.
   * @returns the uid of the login that has the number afterwards; the same one for calls that run at the same time
   */
  passPhoneOn(uid: string, phone: string): Promise<string>;
  /** A token that signs a browser in to the login, for an hour. */
  customToken(uid: string): Promise<string>;
}

/** Auth's code of an error; null for any other error. */
export const authCodeOf = (error: unknown) =>
  error instanceof FirebaseAuthError ? error.code : null;

/** Runs a request about a login. @returns null for an unknown login */
export async function unlessGone<Result>(request: () => Promise<Result>): Promise<Result | null> {
  try {
    return await request();
  } catch (error) {
    if (authCodeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

/** A login of Firebase Auth; null for an unknown uid. */
export const readLogin = (uid: string): Promise<UserRecord | null> =>
  unlessGone(() => getAuth(app).getUser(uid));

function secondFactorOf({ multiFactor }: UserRecord): SignInFacts['secondFactor'] {
  const factor = multiFactor?.enrolledFactors.at(0);
  if (!factor) return null;
  const since = new Date(factor.enrollmentTime ?? 0);
  return { kind: factor.factorId === 'phone' ? 'sms' : 'app', since };
}

export const logins: Logins = {
  async findByPhone(phone) {
    const login = await unlessGone(() => getAuth(app).getUserByPhoneNumber(phone));
    return login && { uid: login.uid };
  },
  async signIns(uid) {
    const login = await readLogin(uid);
    if (!login) return null;
    const last = login.metadata.lastSignInTime;
    return {
      emailConfirmed: login.emailVerified,
      secondFactor: secondFactorOf(login),
      lastSignIn: last ? new Date(last) : null,
    };
  },
  async disable(uid) {
    await unlessGone(async () => {
      await getAuth(app).updateUser(uid, { disabled: true });
      await getAuth(app).revokeRefreshTokens(uid);
    });
  },
  async enable(uid) {
    await unlessGone(() => getAuth(app).updateUser(uid, { disabled: false }));
  },
  async removeSecondFactor(uid) {
    await unlessGone(async () => {
      await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });
      await getAuth(app).revokeRefreshTokens(uid);
    });
  },
  async remove(uid) {
    await unlessGone(() => getAuth(app).deleteUser(uid));
  },
  async accepts({ uid, phone, signedInAt }) {
    const login = await readLogin(uid);
    if (!login || login.disabled || (phone !== null && login.phoneNumber !== phone)) return false;
    const validAfter = login.tokensValidAfterTime;
    return validAfter === undefined || signedInAt >= new Date(validAfter);
  },
  async holdsPhone(uid, phone) {
    const login = await readLogin(uid);
    return login !== null && !login.disabled && login.phoneNumber === phone;
  },
  async passPhoneOn(uid, phone) {
    const auth = getAuth(app);
    const holder = await logins.findByPhone(phone);
    if (holder && holder.uid !== uid) return holder.uid;
    await auth.updateUser(uid, { phoneNumber: null });
    await auth.revokeRefreshTokens(uid);
    try {
      return (await auth.createUser({ phoneNumber: phone })).uid;
    } catch (error) {
      if (authCodeOf(error) !== 'auth/phone-number-already-exists') throw error;
      return (await auth.getUserByPhoneNumber(phone)).uid;
    }
  },
  customToken: (uid) => getAuth(app).createCustomToken(uid),
};
