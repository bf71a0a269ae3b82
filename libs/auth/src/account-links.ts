import { AuthError, translated } from './auth-error.ts';
import { loadAuth } from './start-auth.ts';
import { renewToken } from './use-email-confirmed.ts';

/**
 * The address that a mailed link would confirm.
 * @throws AuthError, `auth/invalid-link` for one that is used up or made for something else, `auth/expired-link`
 */
export function addressToConfirm(secret: string): Promise<string> {
  return translated(async () => {
    const { ActionCodeOperation, checkActionCode, firebaseAuth, proveApp } = await loadAuth();
    await proveApp();
    const { operation, data } = await checkActionCode(firebaseAuth(), secret);
    if (operation !== ActionCodeOperation.VERIFY_EMAIL || !data.email) {
      throw new AuthError('auth/invalid-link');
    }
    return data.email;
  });
}

/**
 * Confirms the address that the link is for.
 * @throws AuthError, like `addressToConfirm`
 */
export function confirmEmail(secret: string): Promise<void> {
  return translated(async () => {
    const { applyActionCode, firebaseAuth, proveApp } = await loadAuth();
    await proveApp();
    await applyActionCode(firebaseAuth(), secret);
    await renewToken();
  });
}
