import { accountLink } from '@wbd/domain/accounts';
import { isSameAddress } from '@wbd/domain/rights';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { emailChangeToken } from '../core/email-change-token.ts';
import { passwordToken } from '../core/password-token.ts';
import { portalOrigin } from '../core/settings.ts';
import { app } from '../core/firestore.ts';
import { passwordLogins } from './password-logins.ts';

/** Links that prove who reads an inbox. They are secrets: made when a mail is sent, and stored nowhere. */
export interface SignInLinks {
  /** @returns null when the login is gone */
  passwordReset(account: { id: string; email: string }): Promise<string | null>;
  /**
   * Confirms the account's address, and sets it on a login that has another one.
   * @returns null when the login is gone or blocked
   */
  emailVerification(account: { id: string; email: string }): Promise<string | null>;
}

/** The pages behind the links are the portal's own. */
export const signInLinks: SignInLinks = {
  async passwordReset({ id: uid, email }) {
    const validSince = await passwordLogins.validSince(uid);
    if (validSince === null) return null;
    const token = passwordToken({ uid, email, validSince }, new Date());
    return accountLink(portalOrigin(), 'new-password', token);
  },
  async emailVerification({ id: uid, email }) {
    const [login] = (await getAuth(app).getUsers([{ uid }])).users;
    if (!login) return null;
    // Auth's link would confirm the login's address
    if (!isSameAddress(login.email ?? null, email)) return accountsAddress({ uid, email });
    try {
      const secret = secretOf(await getAuth(app).generateEmailVerificationLink(email));
      return accountLink(portalOrigin(), 'confirm-email', secret);
    } catch (error) {
      if (error instanceof FirebaseAuthError && gone.has(error.code)) return null;
      throw error;
    }
  },
};

async function accountsAddress({ uid, email }: { uid: string; email: string }) {
  const validSince = await passwordLogins.validSince(uid);
  if (validSince === null) return null;
  const token = emailChangeToken({ uid, from: email, to: email, validSince }, new Date());
  return accountLink(portalOrigin(), 'change-email', token);
}

const gone: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/email-not-found']);

/** Firebase Auth gives its secrets only as a link to its own page. */
function secretOf(link: string): string {
  const secret = new URL(link).searchParams.get('oobCode');
  if (secret === null) throw new Error('Firebase Auth answered a link without oobCode.');
  return secret;
}
