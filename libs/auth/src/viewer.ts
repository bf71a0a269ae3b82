import { isBlocked, type Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { AuthState, AuthUser } from './auth-store.ts';

/** Who looks at the page. An advisor has a document in `advisors`; every other login is a customer's. */
export type Viewer =
  /** the login, or whose it is, is still being looked up */
  | { type: 'loading'; user: AuthUser | null }
  | { type: 'visitor'; user: null }
  | { type: 'customer'; user: AuthUser }
  | {
      type: 'advisor';
      user: AuthUser;
      advisor: Advisor;
      /** both are unknown until the account is loaded */
      isAdmin: boolean | 'unknown';
      isBlocked: boolean | 'unknown';
    }
  /** signed in, but whose login it is could not be looked up */
  | { type: 'unknown'; user: AuthUser };

/** A query's answer so far. */
export interface Answer<Data> {
  data: Data | undefined;
  isError: boolean;
}

/** Puts together who looks at the page from the login and the answers about it. */
export function viewerOf(
  { status, user }: AuthState,
  advisor: Answer<Advisor | null>,
  account: Answer<Account | null>,
): Viewer {
  if (status === 'loading') return { type: 'loading', user };
  if (status === 'signed-out') return { type: 'visitor', user };
  if (advisor.data) {
    return { type: 'advisor', user, advisor: advisor.data, ...standingOf(account.data) };
  }
  if (advisor.data === null) return { type: 'customer', user };
  return { type: advisor.isError ? 'unknown' : 'loading', user };
}

function standingOf(account: Account | null | undefined) {
  if (account === undefined) return { isAdmin: 'unknown', isBlocked: 'unknown' } as const;
  return { isAdmin: account?.admin ?? false, isBlocked: account !== null && isBlocked(account) };
}

/** The advisor who looks at the page; null for everyone else. */
export function advisorOf(viewer: Viewer): Advisor | null {
  return viewer.type === 'advisor' ? viewer.advisor : null;
}
