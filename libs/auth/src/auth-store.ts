import { create } from 'zustand';

/** A login, as Firebase Auth knows it. */
export interface AuthUser {
  uid: string;
  email: string | null;
  phone: string | null;
  /** whether the login's address is confirmed; `addressStandingOf` decides whether that counts */
  emailConfirmed: boolean;
  /** whether the person signed in with a second factor, as the server reads it from the token */
  secondFactor: boolean;
}

/** The login's state. The viewer knows whether the person is an advisor or a customer. */
export type AuthState =
  /** the stored login has not been looked up yet */
  | { status: 'loading'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: AuthUser };

export const LOADING: AuthState = { status: 'loading', user: null };
export const SIGNED_OUT: AuthState = { status: 'signed-out', user: null };

/** The login, as a hook: `useAuth()` or `useAuth((auth) => auth.user?.uid)`. */
export const useAuth = create<AuthState>(() => LOADING);

/** Resolves with the first state that meets the condition, which may be the present one. */
export function authWhen(condition: (auth: AuthState) => boolean): Promise<AuthState> {
  const present = useAuth.getState();
  if (condition(present)) return Promise.resolve(present);
  return new Promise((resolve) => {
    const unsubscribe = useAuth.subscribe((auth) => {
      if (!condition(auth)) return;
      unsubscribe();
      resolve(auth);
    });
  });
}
