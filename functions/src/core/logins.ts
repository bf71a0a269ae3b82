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
  async accepts({ uid, phone, signedInAt }) {
    try {
      const { disabled, phoneNumber, tokensValidAfterTime } = await getAuth(app).getUser(uid);
      if (disabled || (phone !== null && phoneNumber !== phone)) return false;
      return tokensValidAfterTime === undefined || signedInAt >= new Date(tokensValidAfterTime);
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return false;
      throw error;
    }
  },
  async holdsPhone(uid, phone) {
    try {
      const { disabled, phoneNumber } = await getAuth(app).getUser(uid);
      return !disabled && phoneNumber === phone;
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return false;
      throw error;
    }
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
      if (codeOf(error) !== 'auth/phone-number-already-exists') throw error;
      return (await auth.getUserByPhoneNumber(phone)).uid;
    }
  },
  customToken: (uid) => getAuth(app).createCustomToken(uid),
};
