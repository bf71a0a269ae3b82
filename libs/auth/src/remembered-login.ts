const KEY = 'wbd.signed-in';
/** What earlier releases stored, whoever was signed in. */
const SOMEONE = '1';

/**
 * Who is signed in, as the tab that changed it last has stored it: the uid, null for nobody.
 * @returns undefined when it is not known: the browser stores nothing, or an earlier release stored it
 */
export function rememberedPerson(): string | null | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === SOMEONE ? undefined : stored;
  } catch {
    return undefined;
  }
}

/** Whether a person was signed in when the last page of this browser was open. */
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
    // without storage, the link shows for a moment, and other tabs notice a change a moment later
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

/** Runs when another tab stores a change, or when the browser brings this page back from its history. */
export function onRememberedChange(run: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) run();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
}
