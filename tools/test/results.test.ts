import { expect, test } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './results.ts';
import { provenRows } from './spec-rows.ts';

test('a vitest file that failed to load counts as one failed test', () => {
  const report = {
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'good.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'REG-01 works', status: 'passed' }],
      },
    ],
  };
  expect(parseVitestReport(report)).toEqual([
    { title: 'broken.test.ts', passed: false, skipped: false },
    { title: 'REG-01 works', passed: true, skipped: false },
  ]);
});

test('playwright suites are read at every depth', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ status: ok ? 'expected' : 'unexpected' }],
  });
  const report = {
    suites: [
      {
        title: 'file',
        specs: [spec('PUB-04 unknown', true)],
        suites: [{ title: 'describe', specs: [spec('AUTH-01 form', false)] }],
      },
    ],
  };
  expect(parsePlaywrightReport(report)).toEqual([
    { title: 'PUB-04 unknown', passed: true, skipped: false },
    { title: 'AUTH-01 form', passed: false, skipped: false },
  ]);
});

test('a row is proven by passing tests alone, and not while another test of it fails', () => {
  const result = (title: string, passed: boolean, skipped = false) => ({ title, passed, skipped });
  const proven = provenRows(
    [
      result('REG-01 REG-02 both', true),
      result('REG-02 the other way', false),
      result('REG-03 skipped', false, true),
      result('XYZ-01 unknown row', true),
    ],
    ['REG-01', 'REG-02', 'REG-03'],
  );
  expect([...proven]).toEqual(['REG-01']);
});
