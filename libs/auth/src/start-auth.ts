import { isInEmailGrace } from '@wbd/domain/accounts';
import type { User } from '@wbd/firebase/auth';
import {
  authWhen,
  LOADING,
  SIGNED_OUT,
  useAuth,
  type AuthState,
  type AuthUser,
} from './auth-store.ts';
import {
  onRememberedChange,
  rememberedPerson,
  rememberLogin,
  rememberPerson,
} from './remembered-login.ts';
import { startAnew } from './start-anew.ts';
import {
  askAgainForMissing,
  cachedViewer,
  forgetPerson,
  readAhead,
  refreshViewer,
} from './viewer-cache.ts';
import { watchStorage } from './storage-trouble.ts';
import type { Viewer } from './viewer.ts';

/** The SDK for signing in is a third of a page: it loads after the first paint. */
export const loadAuth = () => import('@wbd/firebase/auth');

let started: Promise<void> | undefined;
/** Answers that arrive out of order are dropped by it. */
let latest = 0;

/**
 * Looks up the stored login and follows it from then on. The shell calls it after the first paint; what cannot wait
 * (a guarded page, a sign-in form) calls it earlier, and only the first call counts.
 */
export function startAuth(): Promise<void> {
  started ??= loadAuth()
    .then(({ firebaseAuth, onIdTokenChanged }) => {
      onIdTokenChanged(firebaseAuth(), (user) => void follow(user));
      watchStorage();
      onRememberedChange(leaveWithPerson);
    })
    .catch((error: unknown) => {
      // the chunk did not arrive: the next caller asks again
      started = undefined;
      throw error;
    });
  return started;
}

/** The viewer once the login and, as far as it can be read, its advisor are known. */
export async function knownViewer(): Promise<Viewer> {
  await startAuth();
  const { user } = await authWhen(({ status }) => status !== 'loading');
  if (user) await readAhead(user.uid);
  return cachedViewer();
}

async function follow(user: User | null): Promise<void> {
  const turn = ++latest;
  const before = useAuth.getState().user;
  if (before && before.uid !== user?.uid && hasLeftElsewhere(before.uid)) {
    leaveWithPerson();
    return;
  }
  if (!user) {
    change(SIGNED_OUT);
    return;
  }
  // notifies other tabs before anything is read for the new person
  rememberPerson(user.uid);
  const { uid, email, phoneNumber: phone } = user;
  const sameUser = before?.uid === uid;
  const known = sameUser ? before : { emailConfirmed: false, secondFactor: false };
  const { emailConfirmed, secondFactor } = await proofsOf(user).catch(() => known);
  // a person who is in stays in while it cannot be looked up
  const enters = await mayEnter(user).catch(() => sameUser);
  if (turn !== latest) return;
  if (!enters) {
    change(SIGNED_OUT);
    return;
  }
  if (sameUser) {
    // a new token: the moment to look whether the server has changed the package
    void refreshViewer();
  } else {
    // another person signed in elsewhere: nothing that was read for the one before is shown
    if (before) change(LOADING);
    askAgainForMissing();
    // no page is to show a signed-in person first and what they may do later
    await readAhead(uid);
    if (turn !== latest) return;
  }
  change({ status: 'signed-in', user: { uid, email, phone, emailConfirmed, secondFactor } });
  // a signed-in person's writes to Firestore carry a proof, too; nothing waits for it
  if (!sameUser) void (await loadAuth()).proveApp();
}

/**
 * An unconfirmed address does not prove who signs in; a phone number was confirmed by its code. A new advisor has some
 * days to confirm the address.
 */
export async function mayEnter(
  user: Pick<User, 'emailVerified' | 'phoneNumber' | 'providerData' | 'getIdTokenResult'>,
): Promise<boolean> {
  const byPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  if (!byPassword || user.emailVerified || user.phoneNumber !== null) return true;
  const { claims } = await user.getIdTokenResult();
  return isInEmailGrace(claims, new Date());
}

/** The token is newer than the user's own `emailVerified` when the address was confirmed in this browser. */
async function proofsOf(
  user: Pick<User, 'emailVerified' | 'getIdTokenResult'>,
): Promise<Pick<AuthUser, 'emailConfirmed' | 'secondFactor'>> {
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  return {
    emailConfirmed: user.emailVerified || claims['email_verified'] === true,
    secondFactor: signInSecondFactor !== null,
  };
}

/** Whether another tab has signed this person out, or signed in someone else. */
function hasLeftElsewhere(uid: string): boolean {
  const person = rememberedPerson();
  return person !== undefined && person !== uid;
}

/**
 * Pages keep loaded data and typed input. If the person has signed out in another tab, the next person must not see them,
 * so the document reloads.
 */
function leaveWithPerson(): void {
  const { user } = useAuth.getState();
  if (!user || !hasLeftElsewhere(user.uid)) return;
  // components that wait for the login render nothing meanwhile
  useAuth.setState(LOADING, true);
  forgetPerson();
  startAnew();
}

function change(next: AuthState): void {
  const before = useAuth.getState().user?.uid;
  useAuth.setState(next, true);
  if (next.status !== 'loading') rememberLogin(next.user?.uid ?? null);
  if (before !== undefined && before !== next.user?.uid) forgetPerson();
}
