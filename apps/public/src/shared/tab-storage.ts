/** Session storage that survives reloads and the back button. Does nothing where storage is unavailable. */
export const tabStorage = {
  /** @returns null for missing and invalid values */
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // unavailable or full: the value is lost on reload
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // storage is unavailable
    }
  },
};
