import type { Plugin } from 'vitest/config';

/** Puts the rules of the whole page into the head of the test page, as the shell's build does for the portal. */
export const pageStylesPlugin: Plugin = {
  name: 'wbd-page-styles',
  async transformIndexHtml() {
    const { pageStyles } = await import('@wbd/ui/page-styles');
    return [{ tag: 'style', children: pageStyles(), injectTo: 'head' }];
  },
};
