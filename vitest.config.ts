import { defineConfig } from 'vitest/config';

/** unit: no I/O. mutants: the rules engine in a process of its own. rules, emulator: against the running emulators (`npm test` starts them). */
export default defineConfig({
  test: {
    // what a passing test logs is noise
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,libs,tools,rules}/**/*.test.{ts,tsx}', 'functions/**/*.test.ts'],
          exclude: [
            '**/*.emulator.test.ts',
            '**/*.rules.test.ts',
            'rules/mutants/**',
            '**/node_modules/**',
            'dist/**',
          ],
          // a busy machine makes the fastest test wait
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['rules/**/*.rules.test.ts'],
          fileParallelism: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'mutants', include: ['rules/mutants/**/*.test.ts'] } },
      {
        test: {
          name: 'emulator',
          include: ['**/*.emulator.test.ts'],
          exclude: ['**/node_modules/**', 'dist/**'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
