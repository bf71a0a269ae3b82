export { useSession, type Session, type SessionUser } from './session-store.ts';
export { clearOnSignOut, knownSession, refreshSession, startSession } from './start-session.ts';
export { sendPhoneCode, signInWithPassword, signOut, type PhoneConfirmation } from './sign-in.ts';
export { SESSION_ERROR_CODES, SessionError, type SessionErrorCode } from './session-error.ts';
