/** Runs in the page before each file of component tests. */
import '@wbd/ui/fonts.css';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { DESK } from './accessible.ts';
import { commands } from './commands.ts';

/** Emotion says this in development about selectors that are right in what we serve. */
const NOISE = /potentially unsafe when doing server-side rendering/;

let errors: MockInstance<typeof console.error>;

beforeEach(async () => {
  errors = vi.spyOn(console, 'error');
  // as in the portal's HTML
  document.documentElement.lang = 'de';
  document.title = 'WBD';
  await page.viewport(...DESK);
  await commands.emulateScheme('light');
});

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
  expect(errors.mock.calls.filter(([first]) => !NOISE.test(String(first)))).toEqual([]);
});
