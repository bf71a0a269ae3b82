import type { Advisor } from '@wbd/domain';
import { create } from 'zustand';

/** The login itself. */
export interface AuthUser {
  uid: string;
  email: string | null;
  phone: string | null;
}

/** Who looks at the page. */
export interface AuthState {
  /** `loading` until the stored login has been looked up */
  status: 'loading' | 'signed-out' | 'signed-in';
  user: AuthUser | null;
  /** null while signed out, and when the kind of login could not be looked up (`refreshAuth` tries again) */
  type: 'advisor' | 'customer' | null;
  /** the advisor's own public profile */
  advisor: Advisor | null;
  isAdmin: boolean;
}

export const LOADING: AuthState = {
  status: 'loading',
  user: null,
  type: null,
  advisor: null,
  isAdmin: false,
};

export const SIGNED_OUT: AuthState = { ...LOADING, status: 'signed-out' };

/** The login, as a hook: `useAuth()` or `useAuth((auth) => auth.type)`. */
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
