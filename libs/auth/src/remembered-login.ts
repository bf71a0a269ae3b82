const KEY = 'wbd.signed-in';

/**
 * Stores whether a person is signed in. The next page hides its link to the sign-in page until the login has been read; the
 * shell's inline script reads the key before the first paint.
 */
export function rememberLogin(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // without storage, the link shows for a moment
  }
}
