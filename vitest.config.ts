import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, systemBrowser } from './tools/dev/test/browser.ts';
import { BROWSER_PACKAGES } from './tools/dev/test/components/browser-packages.ts';
import { commands, contextOptions } from './tools/dev/test/components/commands.ts';
import { pageStylesPlugin } from './tools/dev/test/components/page-styles-plugin.ts';
import { patient } from './tools/dev/test/host-speed.ts';
import { ownProjectTests } from './tools/dev/test/own-project-tests.ts';

const ELSEWHERE = ['**/node_modules/**', 'dist/**'];
const own = ownProjectTests(import.meta.dirname);
const OWN_PROJECT = [...own.sharing, ...own.alone];
/** Each cell of the tables as a request to the emulators. `mutants` asks the engine for the same ones on each change. */
const EMULATED_CELLS = ['rules/firestore.rules.test.ts', 'rules/storage.rules.test.ts'];
/** Debian's browser, where Playwright's own cannot be had; elsewhere Playwright's own. */
const executablePath = systemBrowser();

/** Loading a file's imports takes longer than most of its tests: files share a process that has loaded them. */
const sharesProcess = { isolate: false };
const againstEmulators = {
  testTimeout: patient(120_000),
  hookTimeout: patient(60_000),
  // two slow cores: a second chance there, which the report calls flaky; none at a desk
  retry: process.env['CI'] ? 1 : 0,
};
/** What the files before have stored is part of what the next finds. */
const oneAfterAnother = { ...againstEmulators, fileParallelism: false };
/** A busy machine makes the fastest test wait. */
const patience = { testTimeout: patient(60_000), hookTimeout: patient(20_000) };
/** As in the browser tests. */
const componentPatience = {
  // two slow cores: a second chance there, which the report calls flaky; none at a desk
  retry: process.env['CI'] ? 1 : 0,
  testTimeout: patient(90_000),
  hookTimeout: patient(20_000),
  expect: { poll: { timeout: patient(15_000) } },
};

/**
 * unit: no I/O. unit-isolated: the same for files that change what the next would find in the process: mocked modules,
 * stubbed globals, environment. components: parts of pages in a browser, without the portal. mutants: the rules engine in a
 * process of its own, which decides every cell of the tables. The others run against the running emulators (`npm test`
 * starts them): rules; emulated-rules, at night; emulator and emulator-data (repositories as a page uses them), which share
 * the demo data; own-project, which shares nothing, and own-project-alone, which needs a process to itself.
 */
export default defineConfig({
  test: {
    // all of them: the default leaves one core idle, which is half of a machine with two
    maxWorkers: '100%',
    // pdf.js leaves a rejected promise behind when it retries a damaged file; tests assert its answer
    onUnhandledError: ({ name }) => name !== 'XRefEntryException',
    // logs of passing tests are noise
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,libs,tools,rules,functions}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.emulator.test.ts',
            '**/*.rules.test.ts',
            '**/*.isolated.test.{ts,tsx}',
            '**/*.component.test.tsx',
            '**/*.judge.test.ts',
            'rules/mutants/**',
            ...ELSEWHERE,
          ],
          ...sharesProcess,
          setupFiles: ['./tools/dev/test/seed-properties.ts'],
          // read once, by whichever file of the process loads the settings first
          env: { PORTAL_ORIGIN: 'http://127.0.0.1:4200' },
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          ...patience,
        },
      },
      {
        test: {
          name: 'unit-isolated',
          include: ['{apps,libs,tools,functions}/**/*.isolated.test.{ts,tsx}'],
          setupFiles: ['./tools/dev/test/seed-properties.ts'],
          exclude: ELSEWHERE,
          ...patience,
        },
      },
      {
        plugins: [pageStylesPlugin],
        // films and pictures of the demo data
        publicDir: 'tools/dev/seed/media/files',
        optimizeDeps: { include: BROWSER_PACKAGES, noDiscovery: true },
        test: {
          name: 'components',
          include: ['{apps,libs}/**/*.component.test.tsx'],
          exclude: ELSEWHERE,
          setupFiles: ['./libs/ui/testing/setup.ts'],
          ...sharesProcess,
          // one page: the person who uses it has one focus
          fileParallelism: false,
          restoreMocks: true,
          ...componentPatience,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              contextOptions,
              actionTimeout: patient(15_000),
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: browserArgs,
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            commands,
            screenshotFailures: false,
            traceView: false,
            dependencySourcemaps: false,
          },
        },
      },
      // official validators, which have to be installed: `npm run judges`
      { test: { name: 'judges', include: ['functions/**/*.judge.test.ts'], ...againstEmulators } },
      { test: { name: 'mutants', include: ['rules/mutants/**/*.test.ts'] } },
      // side by side: each file has a project of its own in the emulators
      {
        test: {
          name: 'rules',
          include: ['rules/**/*.rules.test.ts'],
          exclude: [...EMULATED_CELLS, ...ELSEWHERE],
          ...patience,
        },
      },
      { test: { name: 'emulated-rules', include: EMULATED_CELLS, ...patience } },
      {
        test: {
          name: 'emulator',
          include: ['{functions,tools}/**/*.emulator.test.ts'],
          exclude: [...OWN_PROJECT, ...ELSEWHERE],
          // before any import: the libraries look for the emulators when they are loaded
          setupFiles: ['./functions/test/environment.ts'],
          ...sharesProcess,
          ...oneAfterAnother,
        },
      },
      {
        test: {
          name: 'emulator-data',
          include: ['libs/**/*.emulator.test.ts'],
          exclude: [...OWN_PROJECT, ...ELSEWHERE],
          ...sharesProcess,
          ...oneAfterAnother,
        },
      },
      {
        test: {
          name: 'own-project',
          include: own.sharing,
          setupFiles: ['./functions/test/empty-own-project.ts'],
          ...sharesProcess,
          // each process has a project, and a test mostly waits for the emulators
          ...againstEmulators,
          // in one command with projects of one process, which vitest takes first
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'own-project-alone', include: own.alone, ...oneAfterAnother } },
    ],
  },
});
