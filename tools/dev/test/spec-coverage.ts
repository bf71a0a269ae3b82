import type { TestResult } from './results.ts';
import { LEVELS, NEARER, type Clause, type Level } from './spec-clauses/clause.ts';
import type { SpecRow } from './spec-clauses/index.ts';

/** The tests of one report, and where they observe the product. */
export interface LevelResults {
  level: Level;
  results: readonly TestResult[];
}

export interface ClauseProof extends Clause {
  /** as titles name it: `PUB-08.2` */
  name: string;
  state: 'proven' | 'open' | 'failing';
}

export interface RowProof {
  id: string;
  /** how many passing tests name the row, by level */
  tests: Record<Level, number>;
  clauses: readonly ClauseProof[];
  /** a test that names the row failed, or passed only when it was tried again */
  broken: boolean;
  /** nothing is broken and every clause is proven */
  whole: boolean;
}

/**
 * The rows and clauses that a title names: `PUB-08.2,3` is `PUB-08`, `PUB-08.2` and `PUB-08.3`. A row by itself relates
 * the test to it and proves nothing; `REG-01 to 05` is not understood on purpose.
 */
export function namesIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]+-\d{2})\b(?:\.(\d+(?:,\d+)*)\b)?/g)].flatMap(
    ([, row = '', numbers]) => [row, ...(numbers?.split(',') ?? []).map((one) => `${row}.${one}`)],
  );
}

/** Whether a test at a level proves a clause: at the clause's level, or nearer to the person. */
export function isNearEnough(level: Level, clause: Clause): boolean {
  return level === clause.level || NEARER[clause.level].includes(level);
}

interface Naming {
  level: Level;
  outcome: TestResult['outcome'];
}

/**
 * Which clauses the tests prove: those that a test at their level, or nearer to the person, passed at the first try,
 * while no test that names them failed.
 */
export function proofOf(rows: readonly SpecRow[], reports: readonly LevelResults[]): RowProof[] {
  const namings = new Map<string, Naming[]>();
  for (const { level, results } of reports) {
    for (const { title, outcome } of results) {
      for (const name of new Set(namesIn(title))) {
        namings.set(name, [...(namings.get(name) ?? []), { level, outcome }]);
      }
    }
  }
  const isBroken = (name: string) =>
    (namings.get(name) ?? []).some(({ outcome }) => outcome === 'failed' || outcome === 'flaky');
  const passedAt = (name: string) =>
    (namings.get(name) ?? []).flatMap(({ level, outcome }) => (outcome === 'passed' ? level : []));

  return rows.map(({ id, clauses }) => {
    const proofs = clauses.map((clause, index): ClauseProof => {
      const name = `${id}.${index + 1}`;
      const isProven = passedAt(name).some((level) => isNearEnough(level, clause));
      return { ...clause, name, state: isBroken(name) ? 'failing' : isProven ? 'proven' : 'open' };
    });
    const tests = { browser: 0, component: 0, caller: 0, unit: 0 };
    for (const level of passedAt(id)) tests[level] += 1;
    const broken = isBroken(id);
    const whole = !broken && proofs.every(({ state }) => state === 'proven');
    return { id, tests, clauses: proofs, broken, whole };
  });
}

const provenOf = (clauses: readonly ClauseProof[]) =>
  clauses.filter(({ state }) => state === 'proven').length;

/**
 * A line for each row: how many of its clauses are proven, and the tests that name it by level; below it the clauses
 * that are not. The last two lines sum up clauses and rows.
 */
export function describeProof(proof: readonly RowProof[]): string[] {
  const all = proof.flatMap(({ clauses }) => clauses);
  return [
    ...proof.flatMap(({ id, clauses, tests, broken, whole }) => {
      const counts = LEVELS.filter((one) => tests[one] > 0).map((one) => `${one} ${tests[one]}`);
      const share = `${provenOf(clauses)} of ${clauses.length}`;
      const verdict = whole ? 'whole' : broken ? 'FAILING' : 'open';
      const line = `${id.padEnd(12)}${share.padEnd(10)}${verdict.padEnd(9)}${counts.join(', ')}`;
      const missing = clauses.filter(({ state }) => state !== 'proven');
      return [
        line.trimEnd(),
        ...missing.map(({ name, state, level, text, open }) => {
          const why = open === undefined ? '' : ` (${open})`;
          return `  ${name} ${state}, ${level}: ${text}${why}`;
        }),
      ];
    }),
    `${provenOf(all)} of ${all.length} clauses`,
    `${proof.filter(({ whole }) => whole).length} of ${proof.length} rows`,
  ];
}
