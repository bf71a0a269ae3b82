import type { AccountLinkPurpose } from '@wbd/domain';
import { AuthError, translated } from './auth-error.ts';
import { loadAuth } from './start-auth.ts';

/**
 * The address that a mailed link is for.
 * @throws AuthError, `auth/invalid-link` for one that is used up or made for something else, `auth/expired-link`
 */
export function addressOfLink(purpose: AccountLinkPurpose, secret: string): Promise<string> {
  return translated(async () => {
    const { ActionCodeOperation, checkActionCode, firebaseAuth, proveApp } = await loadAuth();
    await proveApp();
    const operations = {
      'new-password': ActionCodeOperation.PASSWORD_RESET,
      'confirm-email': ActionCodeOperation.VERIFY_EMAIL,
    } as const;
    const { operation, data } = await checkActionCode(firebaseAuth(), secret);
    if (operation !== operations[purpose] || !data.email) throw new AuthError('auth/invalid-link');
    return data.email;
  });
}

/**
 * Sets the password of the link's login, which ends every session it has and confirms its address.
 * @throws AuthError, like `addressOfLink`, and `auth/weak-password`
 */
export function choosePassword(secret: string, password: string): Promise<void> {
  return translated(async () => {
    const { confirmPasswordReset, firebaseAuth, proveApp } = await loadAuth();
    await proveApp();
    await confirmPasswordReset(firebaseAuth(), secret, password);
  });
}

/**
 * Confirms the address that the link is for.
 * @throws AuthError, like `addressOfLink`
 */
export function confirmEmail(secret: string): Promise<void> {
  return translated(async () => {
    const { applyActionCode, firebaseAuth, proveApp } = await loadAuth();
    await proveApp();
    const auth = firebaseAuth();
    await applyActionCode(auth, secret);
    await auth.authStateReady();
    // the server believes the token, and the present one was made before
    await auth.currentUser?.getIdToken(true).catch(() => undefined);
  });
}
