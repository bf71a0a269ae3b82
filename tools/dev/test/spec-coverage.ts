import type { TestResult } from './results.ts';
import { LEVELS, type Level, type SpecRow } from './spec-rows.ts';

/** The tests of one report, and where they observe the product. */
export interface LevelResults {
  level: Level;
  results: readonly TestResult[];
}

export interface RowProof extends SpecRow {
  /** how many passing tests name the row, by level */
  tests: Record<Level, number>;
  /** a test that names the row failed, or passed only when it was tried again */
  broken: boolean;
  proven: boolean;
}

/**
 * Which rows the tests prove. A title names each row that its test proves in full; `REG-01 to 05` is not understood on
 * purpose. A row is proven when a test at its level, or nearer to the person, passed at the first try and no test that
 * names it failed.
 */
export function proofOf(rows: readonly SpecRow[], reports: readonly LevelResults[]): RowProof[] {
  return rows.map((row) => {
    const tests = { browser: 0, caller: 0, unit: 0 };
    let broken = false;
    for (const { level, results } of reports) {
      for (const { title, outcome } of results) {
        if (!namesRow(title, row.id)) continue;
        if (outcome === 'passed') tests[level] += 1;
        else if (outcome !== 'skipped') broken = true;
      }
    }
    const nearEnough = LEVELS.slice(0, LEVELS.indexOf(row.level) + 1);
    const proven = !broken && nearEnough.some((level) => tests[level] > 0);
    return { ...row, tests, broken, proven };
  });
}

function namesRow(title: string, id: string): boolean {
  return new Set<string>(title.match(/\b[A-Z]+-\d{2}\b/g)).has(id);
}

/** A line for each row: the level it needs, the tests that name it by level, and what is missing. */
export function describeProof(proof: readonly RowProof[]): string[] {
  return proof.map(({ id, level, tests, broken, proven }) => {
    const counts = LEVELS.filter((one) => tests[one] > 0).map((one) => `${one} ${tests[one]}`);
    const verdict = proven ? 'proven' : broken ? 'FAILING' : 'open';
    return `${id.padEnd(11)}${level.padEnd(9)}${verdict.padEnd(9)}${counts.join(', ')}`.trimEnd();
  });
}
