import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, systemBrowser } from '@wbd/tools/browser';
import { patient } from '@wbd/tools/host-speed';
import { portalOrigin } from './fixtures/portal.ts';

/** Debian's browser, where Playwright's own cannot be had; elsewhere Playwright's own. */
const executablePath = systemBrowser();
/** Last: for each query the emulator reads all documents there have been, and these tests store thousands. */
const CROWDED = '**/crm-crowd.spec.ts';
/** Changes the operator's settings, which concern every advisor: after all others. */
const SETTINGS = '**/imprint-deadline.spec.ts';
const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: './scenarios',
  projects: [
    { name: 'portal', testIgnore: [CROWDED, SETTINGS] },
    { name: 'crowded', testMatch: CROWDED },
    { name: 'settings', testMatch: SETTINGS, dependencies: ['portal'] },
  ],
  outputDir: path.join(root, 'test-results/browser'),
  fullyParallel: true,
  // one more than cores: tests wait for mails and triggers, too
  workers: 3,
  forbidOnly: true,
  // two slow cores: a second chance there, which the report calls flaky; none at a desk
  retries: process.env['CI'] ? 1 : 0,
  // a first call on slow cores, and the walk around it
  timeout: patient(90_000),
  expect: { timeout: patient(15_000) },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: portalOrigin,
    locale: 'de-DE',
    // on purpose not Berlin: the portal shows Berlin's time wherever the person is
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    actionTimeout: patient(15_000),
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: browserArgs,
    },
  },
});
