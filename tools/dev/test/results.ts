import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Level } from './spec-clauses/clause.ts';

/** How a test ended; `flaky` passed only when it was tried again. */
export type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped';

/** One test as a runner reported it. */
export interface TestResult {
  title: string;
  outcome: Outcome;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          // those of a first try, too
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const VITEST_OUTCOMES: Partial<Record<string, Outcome>> = {
  passed: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
};

/** Reads a report of vitest's JSON reporter; a file that failed to load counts as one failed test. */
export function parseVitestReport(json: unknown): TestResult[] {
  return vitestReport.parse(json).testResults.flatMap((file): TestResult[] =>
    file.status === 'failed' && file.assertionResults.length === 0
      ? [{ title: file.name, outcome: 'failed' }]
      : file.assertionResults.map(({ fullName, status, failureMessages = [] }) => {
          const outcome = VITEST_OUTCOMES[status] ?? 'failed';
          const isFlaky = outcome === 'passed' && failureMessages.length > 0;
          return { title: fullName, outcome: isFlaky ? 'flaky' : outcome };
        }),
  );
}

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

const PLAYWRIGHT_OUTCOMES: Partial<Record<string, Outcome>> = {
  expected: 'passed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/** The worst first: a test that ran in several projects counts as its worst run. */
const WORST_FIRST: readonly Outcome[] = ['failed', 'flaky', 'skipped', 'passed'];

/** Reads a report of Playwright's JSON reporter. */
export function parsePlaywrightReport(json: unknown): TestResult[] {
  const flatten = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.map(({ title, tests }) => {
      const outcomes = tests.map(({ status }) => PLAYWRIGHT_OUTCOMES[status] ?? 'failed');
      return { title, outcome: WORST_FIRST.find((one) => outcomes.includes(one)) ?? 'failed' };
    }),
    ...(suite.suites ?? []).flatMap(flatten),
  ];
  return playwrightReport.parse(json).suites.flatMap(flatten);
}

const parsers = { vitest: parseVitestReport, playwright: parsePlaywrightReport };

interface Report {
  name: string;
  runner: keyof typeof parsers;
  level: Level;
}

/** The reports of a run: which runner writes each, and where its tests observe the product. */
export const REPORTS = [
  { name: 'unit', runner: 'vitest', level: 'unit' },
  // the emulator's own engine decides requests as callers send them
  { name: 'mutants', runner: 'vitest', level: 'caller' },
  { name: 'components', runner: 'vitest', level: 'component' },
  { name: 'rules', runner: 'vitest', level: 'caller' },
  { name: 'emulated-rules', runner: 'vitest', level: 'caller' },
  { name: 'emulator', runner: 'vitest', level: 'caller' },
  { name: 'own-project', runner: 'vitest', level: 'caller' },
  { name: 'own-project-alone', runner: 'vitest', level: 'caller' },
  { name: 'browser', runner: 'playwright', level: 'browser' },
  { name: 'nightly', runner: 'playwright', level: 'browser' },
] as const satisfies readonly Report[];
export type ReportName = (typeof REPORTS)[number]['name'];

export function reportPath(root: string, name: ReportName): string {
  return path.join(root, 'test-results', `${name}.json`);
}

/** The tests of a stored report, or null without one. */
export function readReport(root: string, name: ReportName): TestResult[] | null {
  const file = reportPath(root, name);
  const report = REPORTS.find((entry) => entry.name === name);
  if (!report || !existsSync(file)) return null;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsers[report.runner](json);
}
