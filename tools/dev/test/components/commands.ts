import { closeSync, mkdtempSync, openSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlaywrightProviderOptions } from '@vitest/browser-playwright';
import type { BrowserCommandContext } from 'vitest/node';

type Context = Pick<BrowserCommandContext, 'page' | 'iframe'>;

/** What a component test cannot do from inside its page. `@wbd/ui/testing` declares them for the tests. */
export const commands = {
  emulateScheme: ({ page }: Context, colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme }),

  /** The content of the file is never written: it takes no space on the disk. */
  chooseHugeFile: async ({ iframe }: Context, selector: string, name: string, bytes: number) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'wbd-file-')), name);
    closeSync(openSync(file, 'w'));
    truncateSync(file, bytes);
    await iframe.locator(selector).setInputFiles(file);
  },

  /** Answers an address with a text, or with nothing as a broken line would; lasts until the next answer. */
  answerWith: async ({ page }: Context, pathname: string, body: string | null) => {
    const url = `**${pathname}`;
    await page.unroute(url);
    await page.route(url, (route) => (body === null ? route.abort() : route.fulfill({ body })));
  },

  /** Resolves with the next answer, of whoever. */
  waitForAnswer: async ({ page }: Context, pathname: string) => {
    await page.waitForResponse(`**${pathname}`);
  },

  stopAnswering: ({ page }: Context, pathname: string) => page.unroute(`**${pathname}`),
};

/** As in the browser tests: on purpose not Berlin, whose time the portal shows wherever the person is. */
export const contextOptions: PlaywrightProviderOptions['contextOptions'] = {
  locale: 'de-DE',
  timezoneId: 'America/New_York',
};
