const KEY = 'wbd.signed-in';
/** The value that earlier releases stored for any signed-in person. */
const SOMEONE = '1';

/**
 * The uid of the signed-in person, as the tab that changed it last stored it; null for nobody.
 * @returns undefined when it is unknown, because the browser stores nothing or an earlier release stored the value
 */
export function rememberedPerson(): string | null | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === SOMEONE ? undefined : stored;
  } catch {
    return undefined;
  }
}

/** Whether someone was signed in when this browser last had a page open. */
export function isLoginRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores who is signed in, for this browser's other tabs. */
export function rememberPerson(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, uid);
  } catch {
    // without storage, the link appears briefly, and other tabs notice a change a moment later
  }
}

/**
 * Stores who is signed in, and marks the document. The next page hides its link to the sign-in page until the login has been
 * read; the shell's inline script reads the key before the first paint.
 */
export function rememberLogin(uid: string | null): void {
  document.documentElement.toggleAttribute('data-signed-in', uid !== null);
  rememberPerson(uid);
}

/** Runs when another tab stores a change, or when the browser restores this page from its history. */
export function onRememberedChange(run: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) run();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
