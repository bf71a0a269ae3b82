const KEY = 'wbd.signed-in';

/**
 * Remembers whether somebody is signed in. A page that opens next hides its way to the sign-in until it knows better: the
 * shell's inline script reads the key before anything is painted.
 */
export function rememberLogin(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing shows the way to the sign-in for a moment
  }
}
