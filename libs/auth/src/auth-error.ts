/** Why signing in or out did not work. The words live in the pages. */
export const AUTH_ERROR_CODES = [
  'auth/invalid-credentials',
  'auth/blocked',
  'auth/email-not-verified',
  'auth/invalid-link',
  'auth/expired-link',
  'auth/invalid-phone',
  'auth/invalid-code',
  'auth/code-expired',
  'auth/too-many-requests',
  'auth/unavailable',
  'auth/unproven',
  'auth/unknown',
] as const;
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number];

export class AuthError extends Error {
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** Firebase's codes, as far as a person can do something about them. */
const CODES: Partial<Record<string, AuthErrorCode>> = {
  'auth/invalid-credential': 'auth/invalid-credentials',
  'auth/invalid-login-credentials': 'auth/invalid-credentials',
  'auth/wrong-password': 'auth/invalid-credentials',
  'auth/user-not-found': 'auth/invalid-credentials',
  'auth/user-disabled': 'auth/blocked',
  'auth/invalid-email': 'auth/invalid-credentials',
  'auth/missing-password': 'auth/invalid-credentials',
  // a link works once; afterwards it is as unknown as one that never was
  'auth/invalid-action-code': 'auth/invalid-link',
  'auth/expired-action-code': 'auth/expired-link',
  'auth/invalid-phone-number': 'auth/invalid-phone',
  'auth/missing-phone-number': 'auth/invalid-phone',
  'auth/invalid-verification-code': 'auth/invalid-code',
  'auth/missing-verification-code': 'auth/invalid-code',
  'auth/code-expired': 'auth/code-expired',
  'auth/invalid-verification-id': 'auth/code-expired',
  'auth/session-expired': 'auth/code-expired',
  'auth/too-many-requests': 'auth/too-many-requests',
  'auth/quota-exceeded': 'auth/too-many-requests',
  'auth/network-request-failed': 'auth/unavailable',
  'auth/timeout': 'auth/unavailable',
  'auth/internal-error': 'auth/unavailable',
  // the SDK makes the code of the server's sentence, with its full stop
  'auth/firebase-app-check-token-is-invalid.': 'auth/unproven',
  'auth/captcha-check-failed': 'auth/unproven',
  'auth/invalid-app-credential': 'auth/unproven',
  'auth/missing-app-credential': 'auth/unproven',
  'auth/missing-recaptcha-token': 'auth/unproven',
  'auth/invalid-recaptcha-token': 'auth/unproven',
};

/** Turns an error of the SDK into an AuthError. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const known = typeof code === 'string' ? CODES[code] : undefined;
  return new AuthError(known ?? 'auth/unknown', { cause: error });
}

/** Runs an action of the SDK; its errors become an AuthError. */
export async function translated<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw toAuthError(error);
  }
}
