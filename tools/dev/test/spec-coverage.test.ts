import { expect, test } from 'vitest';
import type { Outcome } from './results.ts';
import { describeProof, proofOf, type LevelResults } from './spec-coverage.ts';
import { SPEC_ROWS, type Level, type SpecRow } from './spec-rows.ts';

const rows: SpecRow[] = [
  { id: 'PUB-04', level: 'browser' },
  { id: 'FN-01', level: 'caller' },
];
const report = (level: Level, ...tests: [title: string, outcome: Outcome][]): LevelResults => ({
  level,
  results: tests.map(([title, outcome]) => ({ title, outcome })),
});
const proven = (...reports: LevelResults[]) =>
  proofOf(rows, reports).flatMap(({ id, proven: is }) => (is ? [id] : []));

test('a row about what a person sees needs a browser, a row of the server a caller', () => {
  expect(proven(report('unit', ['PUB-04 FN-01 both', 'passed']))).toEqual([]);
  expect(proven(report('caller', ['PUB-04 FN-01 both', 'passed']))).toEqual(['FN-01']);
  expect(proven(report('browser', ['PUB-04 FN-01 both', 'passed']))).toEqual(['PUB-04', 'FN-01']);
});

test.each<Outcome>(['skipped', 'flaky', 'failed'])(
  'a test that was %s proves nothing',
  (outcome) => {
    expect(proven(report('browser', ['PUB-04 unknown code', outcome]))).toEqual([]);
  },
);

test('a row is not proven while another test of it fails or is flaky', () => {
  const good = report('browser', ['PUB-04 unknown code', 'passed']);
  expect(proven(good, report('unit', ['PUB-04 texts', 'failed']))).toEqual([]);
  expect(proven(good, report('unit', ['PUB-04 texts', 'flaky']))).toEqual([]);
  expect(proven(good, report('unit', ['PUB-04 texts', 'skipped']))).toEqual(['PUB-04']);
});

test('a row is named by its whole id', () => {
  expect(proven(report('browser', ['PUB-041 XPUB-04 PUB-04b', 'passed']))).toEqual([]);
});

test('the report tells each row, what proves it and what is missing', () => {
  const proof = proofOf(rows, [report('browser', ['PUB-04 a', 'passed'], ['PUB-04 b', 'passed'])]);
  expect(describeProof(proof)).toEqual([
    'PUB-04     browser  proven   browser 2',
    'FN-01      caller   open',
  ]);
});

test('the checklist has 137 rows', () => {
  expect(SPEC_ROWS).toHaveLength(137);
  expect(new Set(SPEC_ROWS.map(({ id }) => id)).size).toBe(137);
});
