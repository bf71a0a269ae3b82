/** What the boot script leaves for the shell. */
interface Window {
  /** the answer to the request for remotes.json, not yet parsed with its schema */
  wbdRemotes?: Promise<unknown>;
  /** which of the shell's own files provide a share that is not part of its first script */
  wbdShareFiles?: Record<string, string[]>;
  /** the button or option that was pressed last, as long as React does not listen; arrows of a carousel are answered at once */
  wbdPressed?: { control: HTMLElement | null };
}

declare module '*.css';

/** What this build of the shell gives to modules, as JSON; the build fills it in. */
declare const WBD_OFFER: string;
