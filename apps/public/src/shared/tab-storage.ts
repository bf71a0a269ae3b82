/** What is kept as long as the tab is open: a reload and the back button find it. Without storage nothing is kept. */
export const tabStorage = {
  /** @returns null for what is not there or is no JSON */
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
      // a private window or a full storage: it lasts as long as its page
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
  },
};
