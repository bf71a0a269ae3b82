import { isInEmailGrace } from '@wbd/domain';
import type { QueryClient } from '@wbd/query';
import type { User } from '@wbd/firebase/auth';
import { NO_PROFILE, readProfile } from './profile.ts';
import { authWhen, SIGNED_OUT, useAuth, type AuthState } from './auth-store.ts';

/** The SDK for signing in is a third of a page: nobody pays for it before the first paint. */
export const loadAuth = () => import('@wbd/firebase/auth');

let started: Promise<void> | undefined;
let queryClient: QueryClient | undefined;
/** Answers that arrive out of order are dropped by it. */
let latest = 0;

/**
 * Looks up the stored login and follows it from then on. The shell calls it after the first paint; whoever cannot wait
 * (a guarded page, a sign-in form) calls it earlier, and only the first call counts.
 */
export function startAuth(): Promise<void> {
  started ??= loadAuth()
    .then(({ firebaseAuth, onIdTokenChanged }) => {
      onIdTokenChanged(firebaseAuth(), (user) => void follow(user));
    })
    .catch((error: unknown) => {
      // the chunk did not arrive: the next caller asks again
      started = undefined;
      throw error;
    });
  return started;
}

/** Names the cache that is emptied when the person changes. */
export function clearOnSignOut(client: QueryClient): void {
  queryClient = client;
}

/** The login once it is known. */
export async function knownAuth(): Promise<AuthState> {
  await startAuth();
  return authWhen((auth) => auth.status !== 'loading');
}

/** Reads the profile again, after it was changed or could not be read. */
export async function refreshAuth(): Promise<void> {
  const { firebaseAuth } = await loadAuth();
  await follow(firebaseAuth().currentUser);
}

async function follow(user: User | null): Promise<void> {
  const turn = ++latest;
  if (!user) {
    change(SIGNED_OUT);
    return;
  }
  const { uid, email, phoneNumber: phone } = user;
  const present = useAuth.getState();
  const sameUser = present.user?.uid === uid;
  // whoever is in already stays while it cannot be looked up
  const enters = await mayEnter(user).catch(() => sameUser);
  if (turn !== latest) return;
  if (!enters) {
    change(SIGNED_OUT);
    return;
  }
  // a refreshed token must not throw a signed-in person off the page because one read failed
  const fallback = sameUser ? present : NO_PROFILE;
  const profile = await readProfile(uid).catch(() => fallback);
  if (turn !== latest) return;
  const { type, advisor, isAdmin } = profile;
  change({ status: 'signed-in', user: { uid, email, phone }, type, advisor, isAdmin });
}

/**
 * An address that was never confirmed is no proof of who signs in; a phone number was confirmed by its code. Whoever
 * has just signed up has some days to confirm the address.
 */
export async function mayEnter(
  user: Pick<User, 'emailVerified' | 'phoneNumber' | 'providerData' | 'getIdTokenResult'>,
): Promise<boolean> {
  const byPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  if (!byPassword || user.emailVerified || user.phoneNumber !== null) return true;
  const { claims } = await user.getIdTokenResult();
  return isInEmailGrace(claims, new Date());
}

function change(next: AuthState): void {
  const before = useAuth.getState().user?.uid;
  if (before !== undefined && before !== next.user?.uid) queryClient?.clear();
  useAuth.setState(next, true);
}
