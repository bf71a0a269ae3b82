import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';
import { smokeTarget } from './target.ts';

/** `npm run smoke`: black-box tests of a deployed portal. */
export default defineConfig({
  ...tests,
  testDir: '.',
  projects: [{ name: 'smoke' }],
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: { ...tests.use, baseURL: smokeTarget.origin, trace: 'retain-on-failure' },
});
