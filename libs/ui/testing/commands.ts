/** The commands of `tools/dev/test/components/commands.ts`, which run outside of the page. */
declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    emulateScheme: (scheme: 'light' | 'dark') => Promise<void>;
    chooseHugeFile: (selector: string, name: string, bytes: number) => Promise<void>;
    answerWith: (pathname: string, body: string | null) => Promise<void>;
    waitForAnswer: (pathname: string) => Promise<void>;
    stopAnswering: (pathname: string) => Promise<void>;
  }
}

export { commands } from 'vitest/browser';
