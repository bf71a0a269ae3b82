import { accountLink, type AccountLinkPurpose } from '@wbd/domain';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { portalOrigin } from '../shared/settings.ts';
import { app } from './firestore.ts';

/** Links that prove who reads an inbox. They are secrets: made when a mail is sent, and stored nowhere. */
export interface SignInLinks {
  /** @returns null when no login has the address any more */
  passwordReset(email: string): Promise<string | null>;
  /** @returns null when no login has the address any more */
  emailVerification(email: string): Promise<string | null>;
}

/** The secrets are made by Firebase Auth; the pages behind the links are the portal's own. */
export const signInLinks: SignInLinks = {
  passwordReset: (email) =>
    linkOrNull('new-password', () => getAuth(app).generatePasswordResetLink(email)),
  emailVerification: (email) =>
    linkOrNull('confirm-email', () => getAuth(app).generateEmailVerificationLink(email)),
};

async function linkOrNull(
  purpose: AccountLinkPurpose,
  make: () => Promise<string>,
): Promise<string | null> {
  try {
    return accountLink(portalOrigin(), purpose, secretOf(await make()));
  } catch (error) {
    if (error instanceof FirebaseAuthError && gone.has(error.code)) return null;
    throw error;
  }
}

const gone: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/email-not-found']);

/** Firebase Auth gives its secrets only as a link to its own page. */
function secretOf(link: string): string {
  const secret = new URL(link).searchParams.get('oobCode');
  if (secret === null) throw new Error('Firebase Auth answered a link without oobCode.');
  return secret;
}
