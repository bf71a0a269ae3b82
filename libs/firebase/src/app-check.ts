import type { AppCheck } from 'firebase/app-check';

/** After this time a request goes without proof: the server decides what it answers then. */
const AT_MOST_MS = 10_000;

let started: Promise<AppCheck> | undefined;

/**
 * From now on, requests to Auth, Firestore and Functions carry proof that they come from the portal. It loads Google's
 * reCAPTCHA, so calls, codes and sign-ins ask for it, and a visit alone does not.
 * @returns whether there is proof; without it the server refuses what needs it
 */
export async function proveApp(): Promise<boolean> {
  try {
    const { holdsToken, startAppCheck } = await import('./app-check-provider.ts');
    started ??= startAppCheck(AT_MOST_MS);
    return await holdsToken(await started, AT_MOST_MS);
  } catch {
    // a blocked script or a lost connection: the next request tries again
    started = undefined;
    return false;
  }
}
