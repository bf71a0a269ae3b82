import type { Advisor } from '@wbd/domain';
import { create } from 'zustand';

/** The login itself. */
export interface SessionUser {
  uid: string;
  email: string | null;
  phone: string | null;
}

/** Who looks at the page. */
export interface Session {
  /** `loading` until the stored login has been looked up */
  status: 'loading' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  /** null while signed out, and when the kind of login could not be looked up (`refreshSession` tries again) */
  type: 'advisor' | 'customer' | null;
  /** the advisor's own public profile */
  advisor: Advisor | null;
  isAdmin: boolean;
}

export const LOADING: Session = {
  status: 'loading',
  user: null,
  type: null,
  advisor: null,
  isAdmin: false,
};

export const SIGNED_OUT: Session = { ...LOADING, status: 'signed-out' };

/** The session, as a hook: `useSession()` or `useSession((session) => session.type)`. */
export const useSession = create<Session>(() => LOADING);

/** Resolves with the first session that fulfils the condition, which may be the present one. */
export function sessionWhen(condition: (session: Session) => boolean): Promise<Session> {
  const present = useSession.getState();
  if (condition(present)) return Promise.resolve(present);
  return new Promise((resolve) => {
    const unsubscribe = useSession.subscribe((session) => {
      if (!condition(session)) return;
      unsubscribe();
      resolve(session);
    });
  });
}
