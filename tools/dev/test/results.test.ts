import { expect, test } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './results.ts';

test('a vitest file that failed to load counts as one failed test', () => {
  const report = {
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'good.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'REG-01 works', status: 'passed' },
          { fullName: 'REG-02 waits', status: 'skipped', failureMessages: [] },
          { fullName: 'REG-03 came late', status: 'passed', failureMessages: ['a first try'] },
        ],
      },
    ],
  };
  expect(parseVitestReport(report)).toEqual([
    { title: 'broken.test.ts', outcome: 'failed' },
    { title: 'REG-01 works', outcome: 'passed' },
    { title: 'REG-02 waits', outcome: 'skipped' },
    { title: 'REG-03 came late', outcome: 'flaky' },
  ]);
});

test('reads nested playwright suites and distinguishes retries', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const report = {
    suites: [
      {
        title: 'file',
        specs: [spec('PUB-04 unknown', 'expected'), spec('PUB-05 late', 'flaky')],
        suites: [
          {
            title: 'describe',
            specs: [spec('AUTH-01 form', 'expected', 'unexpected'), spec('AUTH-02', 'skipped')],
          },
        ],
      },
    ],
  };
  expect(parsePlaywrightReport(report)).toEqual([
    { title: 'PUB-04 unknown', outcome: 'passed' },
    { title: 'PUB-05 late', outcome: 'flaky' },
    { title: 'AUTH-01 form', outcome: 'failed' },
    { title: 'AUTH-02', outcome: 'skipped' },
  ]);
});
