import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** One test as a runner reported it. */
export interface TestResult {
  title: string;
  passed: boolean;
  skipped: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads a report of vitest's JSON reporter; a file that failed to load counts as one failed test. */
export function parseVitestReport(json: unknown): TestResult[] {
  return vitestReport.parse(json).testResults.flatMap((file) =>
    file.status === 'failed' && file.assertionResults.length === 0
      ? [{ title: file.name, passed: false, skipped: false }]
      : file.assertionResults.map(({ fullName, status }) => ({
          title: fullName,
          passed: status === 'passed',
          skipped: status === 'skipped' || status === 'pending' || status === 'todo',
        })),
  );
}

const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
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

/** Reads a report of Playwright's JSON reporter. */
export function parsePlaywrightReport(json: unknown): TestResult[] {
  const flatten = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      title,
      passed: ok,
      skipped: tests.every(({ status }) => status === 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap(flatten),
  ];
  return playwrightReport.parse(json).suites.flatMap(flatten);
}

const parsers = { vitest: parseVitestReport, playwright: parsePlaywrightReport };

/** Where a run leaves its reports, and which runner wrote each. */
export const REPORTS = [
  { name: 'unit', runner: 'vitest' },
  { name: 'rules', runner: 'vitest' },
  { name: 'emulator', runner: 'vitest' },
  { name: 'browser', runner: 'playwright' },
] as const;
export type ReportName = (typeof REPORTS)[number]['name'];

export function reportPath(root: string, name: ReportName): string {
  return path.join(root, 'test-results', `${name}.json`);
}

/** The tests of a report that a run left. @returns null when there is no such report */
export function readReport(root: string, name: ReportName): TestResult[] | null {
  const file = reportPath(root, name);
  const report = REPORTS.find((entry) => entry.name === name);
  if (!report || !existsSync(file)) return null;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsers[report.runner](json);
}
