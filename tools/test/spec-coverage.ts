/**
 * Which rows of the specification's checklist the tests of the last `npm test` prove: a passing test proves the rows
 * whose ids stand in its title. Lists the others; the last line is `N of M rows`.
 */
import path from 'node:path';
import { REPORTS, readReport } from './results.ts';
import rowCounts from './spec-rows.json' with { type: 'json' };
import { provenRows } from './spec-rows.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reports = REPORTS.map(({ name }) => readReport(root, name));
if (reports.every((report) => report === null)) {
  console.error('There are no test results yet: run `npm test` first.');
  process.exit(1);
}

const rows = Object.entries(rowCounts).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}-${String(index + 1).padStart(2, '0')}`),
);
const proven = provenRows(
  reports.flatMap((report) => report ?? []),
  rows,
);
const open = rows.filter((row) => !proven.has(row));
if (open.length > 0) console.log(`No passing test names: ${open.join(', ')}`);
console.log(`${proven.size} of ${rows.length} rows`);
