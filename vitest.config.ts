import { defineConfig } from 'vitest/config';

const ELSEWHERE = ['**/node_modules/**', 'dist/**'];

/** Loading a file's imports takes longer than most of its tests: files share a process that has loaded them. */
const sharesProcess = { isolate: false };
/** A busy machine makes the fastest test wait. */
const patience = { testTimeout: 20_000, hookTimeout: 20_000 };

/**
 * unit: no I/O. unit-isolated: the same for files that change what the next would find in the process: mocked modules,
 * stubbed globals, environment. mutants: the rules engine in a process of its own. rules, emulator: against the running
 * emulators (`npm test` starts them).
 */
export default defineConfig({
  test: {
    // all of them: the default leaves one core idle, which is half of a machine with two
    maxWorkers: '100%',
    // what a passing test logs is noise
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
            'rules/mutants/**',
            ...ELSEWHERE,
          ],
          ...sharesProcess,
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
          exclude: ELSEWHERE,
          ...patience,
        },
      },
      { test: { name: 'mutants', include: ['rules/mutants/**/*.test.ts'] } },
      {
        test: {
          name: 'rules',
          include: ['rules/**/*.rules.test.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['{functions,libs,tools}/**/*.emulator.test.ts'],
          exclude: ELSEWHERE,
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
