import { registrationPath } from '@wbd/domain/seats';
import { idSchema } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { AuthError } from './auth-error.ts';
import { useAuth } from './auth-store.ts';
import { signInWithPassword, signOut } from './sign-in.ts';

const KEY = 'wbd.kiosk';
/** Kept for the advisor: guests reach no page that reads or writes it. */
const KEPT = /^(?:wbd\.kiosk|wbd\.signed-in|theme|wbd\.positions|wbd\.upload:.*|firebase:.*)$/;

const kioskSchema = z.object({
  /** uid of the advisor who started it, on whose page guests register */
  advisor: idSchema,
  /** the address that the advisor signs in with, so that only their password ends the mode */
  email: z.string(),
  seminar: idSchema,
  /** the only session to choose; null for all of the seminar */
  session: z.nullable(idSchema),
});
/** One page for one guest after another, on a device that an advisor handed over. */
export type Kiosk = z.infer<typeof kioskSchema>;

interface KioskState {
  /** null outside of kiosk mode */
  kiosk: Kiosk | null;
  /** Guests see a page while it is `ready`: nothing of the previous person is left, and no other document is on its way. */
  phase: 'clearing' | 'ready' | 'leaving';
}

/** The kiosk mode of this browser. A document that loads in it has to be cleared first. */
export const useKiosk = create<KioskState>(() => ({ kiosk: storedKiosk(), phase: 'clearing' }));

/** The only page that guests see, apart from the legal ones. */
export function kioskPath({ advisor, seminar }: Kiosk): string {
  return registrationPath(advisor, seminar);
}

/** Whether guests may see a page. */
export function isKioskPlace(kiosk: Kiosk, pathname: string): boolean {
  return pathname === kioskPath(kiosk) || /^\/legal\/[a-z]+$/.test(pathname);
}

/**
 * Starts kiosk mode, which survives reloads, in a new document. That one ends the advisor's login before it shows anything.
 * @throws when the browser cannot store it: then nothing has started
 */
export function startKiosk(kiosk: Kiosk): void {
  store(kiosk);
  location.replace(kioskPath(kiosk));
}

/**
 * Starts kiosk mode with a guest who signs in on the advisor's device, in place of the advisor. The mode is stored first, so
 * that a browser that closes in between opens in it.
 * @throws what `signIn` throws: then nothing has started
 */
export async function startKioskWithGuest(
  kiosk: Kiosk,
  signIn: () => Promise<void>,
): Promise<void> {
  store(kiosk);
  try {
    await signIn();
  } catch (error) {
    forgetKiosk();
    throw error;
  }
  forgetGuest();
  useKiosk.setState({ kiosk, phase: 'ready' });
}

/** What a guest has now. */
export type KioskOutcome = 'seat' | 'waiting';

/**
 * Hands the device to the next person, in a new document: nothing of the previous one stays in memory, and requests that are
 * under way end.
 * @param outcome thanks the previous person, without naming them
 */
export async function nextGuest(kiosk: Kiosk, outcome?: KioskOutcome): Promise<void> {
  useKiosk.setState({ phase: 'leaving' });
  // should it fail, the next document tries again before it shows anything
  await signOut().catch(() => undefined);
  forgetGuest();
  location.replace(kioskPath(kiosk) + (outcome ? `?danke=${outcome}` : ''));
}

/**
 * Ends the previous login, be it the advisor's or a guest's, and forgets what was typed.
 * @throws AuthError when the login could not be ended
 */
export async function clearForGuest(): Promise<void> {
  forgetGuest();
  await signOut();
  useKiosk.setState({ phase: 'ready' });
}

/**
 * Ends kiosk mode for the advisor who started it.
 * @throws AuthError, `auth/invalid-credentials` for a wrong password
 */
export async function endKiosk(kiosk: Kiosk, password: string): Promise<void> {
  try {
    const step = await signInWithPassword(kiosk.email, password);
    if (step) {
      // the password was right: the sign-in page asks for the code
      forgetKiosk();
      return;
    }
  } catch (error) {
    // the password was right: the sign-in page asks for anything else
    if (!(error instanceof AuthError) || error.code !== 'auth/email-not-verified') throw error;
    forgetKiosk();
    return;
  }
  if (useAuth.getState().user?.uid !== kiosk.advisor) {
    // the address belongs to another login by now
    await signOut();
    throw new AuthError('auth/invalid-credentials');
  }
  forgetKiosk();
}

/** Follows the mode in other tabs, and in pages that the browser brings back from its history as they were. */
export function followKiosk(): void {
  const follow = () => {
    const before = useKiosk.getState().kiosk;
    const now = storedKiosk();
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    if (now) location.replace(kioskPath(now));
    else location.reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

function store(kiosk: Kiosk): void {
  localStorage.setItem(KEY, JSON.stringify(kiosk));
}

function forgetKiosk(): void {
  localStorage.removeItem(KEY);
  useKiosk.setState({ kiosk: null });
}

function forgetGuest(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (!KEPT.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // without storage nothing was kept
  }
}

function storedKiosk(): Kiosk | null {
  try {
    return kioskSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}
