/**
 * `npm run coverage:spec`: which clauses of the specification's checklist the tests of this very source prove, and at
 * which level. Reports of another source do not count. The last lines are `N of M clauses` and `N of M rows`.
 */
import path from 'node:path';
import { REPORTS, readReport } from './results.ts';
import { reportedState, sourceState } from './source-state.ts';
import { describeProof, proofOf, type LevelResults } from './spec-coverage.ts';
import { SPEC_ROWS } from './spec-clauses/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const state = sourceState(root);
const reports: LevelResults[] = [];
for (const { name, level } of REPORTS) {
  const results = readReport(root, name);
  if (results === null) {
    console.log(`There is no report of the ${name} tests: run \`npm test\`.`);
  } else if (reportedState(root, name) !== state) {
    console.log(
      `The report of the ${name} tests is of another source: run \`npm test -- ${name}\`.`,
    );
  } else {
    reports.push({ level, results });
  }
}
for (const line of describeProof(proofOf(SPEC_ROWS, reports))) console.log(line);
if (reports.length === 0) process.exitCode = 1;
