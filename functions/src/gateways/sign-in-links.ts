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

/** Where the person goes on afterwards. */
const backToPortal = () => ({ url: `${portalOrigin()}/auth` });

/** Links of Firebase Auth, whose page behind them is in German and leads back to the portal's sign-in. */
export const signInLinks: SignInLinks = {
  passwordReset: (email) =>
    unlessGone(() => getAuth(app).generatePasswordResetLink(email, backToPortal())),
  emailVerification: (email) =>
    unlessGone(() => getAuth(app).generateEmailVerificationLink(email, backToPortal())),
};

async function unlessGone(make: () => Promise<string>): Promise<string | null> {
  try {
    return inGerman(await make());
  } catch (error) {
    if (error instanceof FirebaseAuthError && gone.has(error.code)) return null;
    throw error;
  }
}

const gone: ReadonlySet<string> = new Set(['auth/user-not-found', 'auth/email-not-found']);

function inGerman(link: string): string {
  const url = new URL(link);
  url.searchParams.set('lang', 'de');
  return url.href;
}
