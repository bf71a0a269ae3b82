export { useAuth, type AuthState, type AuthUser } from './auth-store.ts';
export { clearOnSignOut, knownAuth, refreshAuth, startAuth } from './start-auth.ts';
export { sendPhoneCode, signInWithPassword, signOut, type PhoneConfirmation } from './sign-in.ts';
export { AUTH_ERROR_CODES, AuthError, type AuthErrorCode } from './auth-error.ts';
