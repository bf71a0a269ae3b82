import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** `npm run screens`: the pictures in docs/screens, taken in the local portal with fresh demo data. */
export default defineConfig({
  ...tests,
  testDir: '.',
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: { ...tests.use, timezoneId: 'Europe/Berlin' },
});
