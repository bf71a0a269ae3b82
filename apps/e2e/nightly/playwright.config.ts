import path from 'node:path';
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** `npm test -- nightly`: further engines judge all pages, and other browsers walk the main journeys; too slow for every change. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'nightly' }],
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: path.resolve(import.meta.dirname, '../../../test-results/nightly.json') },
    ],
  ],
});
