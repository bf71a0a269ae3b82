import { expect, test } from 'vitest';
import type { Outcome } from './results.ts';
import { caller, unit, type Level } from './spec-clauses/clause.ts';
import type { SpecRow } from './spec-clauses/index.ts';
import { describeProof, namesIn, proofOf, type LevelResults } from './spec-coverage.ts';

const rows: SpecRow[] = [
  {
    id: 'PUB-04',
    clauses: [{ text: 'the words', level: 'browser' }, unit('after 5 s')],
  },
  { id: 'FN-01', clauses: [caller('an advisor')] },
];
const BOTH = 'PUB-04.1,2 FN-01.1 both';
const report = (level: Level, ...tests: [title: string, outcome: Outcome][]): LevelResults => ({
  level,
  results: tests.map(([title, outcome]) => ({ title, outcome })),
});
const proven = (...reports: LevelResults[]) =>
  proofOf(rows, reports).flatMap(({ clauses }) =>
    clauses.flatMap(({ name, state }) => (state === 'proven' ? [name] : [])),
  );
const whole = (...reports: LevelResults[]) =>
  proofOf(rows, reports).flatMap((row) => (row.whole ? [row.id] : []));

test('a title names rows, and clauses by their numbers', () => {
  expect(namesIn('PUB-04 FN-01.2 REG-08.3,12, and more')).toEqual([
    'PUB-04',
    'FN-01',
    'FN-01.2',
    'REG-08',
    'REG-08.3',
    'REG-08.12',
  ]);
  expect(namesIn('PUB-041 XPUB-4 PUB-04b')).toEqual([]);
  expect(namesIn('PUB-04. 5 seconds, PUB-04.2a')).toEqual(['PUB-04', 'PUB-04']);
});

test('a clause about what a person sees needs a browser, the others a caller or a unit', () => {
  expect(proven(report('unit', [BOTH, 'passed']))).toEqual(['PUB-04.2']);
  expect(proven(report('caller', [BOTH, 'passed']))).toEqual(['PUB-04.2', 'FN-01.1']);
  expect(proven(report('browser', [BOTH, 'passed']))).toEqual(['PUB-04.1', 'PUB-04.2', 'FN-01.1']);
});

test('a component proves its own state and what a unit would, and no call; a caller proves no component', () => {
  const states: SpecRow[] = [
    { id: 'UX-04', clauses: [{ text: 'the error', level: 'component' }, unit('1 px')] },
  ];
  const provenBy = (level: Level) =>
    proofOf([...states, ...rows], [report(level, ['UX-04.1,2 FN-01.1 PUB-04.1 all', 'passed'])])
      .flatMap(({ clauses }) => clauses)
      .flatMap(({ name, state }) => (state === 'proven' ? [name] : []));
  expect(provenBy('component')).toEqual(['UX-04.1', 'UX-04.2']);
  expect(provenBy('caller')).toEqual(['UX-04.2', 'FN-01.1']);
  expect(provenBy('browser')).toEqual(['UX-04.1', 'UX-04.2', 'PUB-04.1', 'FN-01.1']);
});

test('a title that names the row alone proves no clause, also where there is one', () => {
  expect(proven(report('browser', ['PUB-04 FN-01 both', 'passed']))).toEqual([]);
});

test.each<Outcome>(['skipped', 'flaky', 'failed'])(
  'a test that was %s proves nothing',
  (outcome) => {
    expect(proven(report('browser', [BOTH, outcome]))).toEqual([]);
  },
);

test('a row is whole once all its clauses are proven, by one test or several', () => {
  expect(whole(report('browser', ['PUB-04.1 a', 'passed']))).toEqual([]);
  const rest = report('unit', ['PUB-04.2 b', 'passed']);
  expect(whole(report('browser', ['PUB-04.1 a', 'passed']), rest)).toEqual(['PUB-04']);
});

test('a clause is not proven while another test of it fails or is flaky', () => {
  const good = report('browser', [BOTH, 'passed']);
  for (const outcome of ['failed', 'flaky'] as const) {
    const bad = report('unit', ['PUB-04.1 words', outcome]);
    expect(proven(good, bad)).toEqual(['PUB-04.2', 'FN-01.1']);
    expect(whole(good, bad)).toEqual(['FN-01']);
  }
  expect(whole(good, report('unit', ['PUB-04.1 words', 'skipped']))).toEqual(['PUB-04', 'FN-01']);
});

test('a row is not whole while a test that names it without a clause fails', () => {
  const good = report('browser', [BOTH, 'passed']);
  const bad = report('unit', ['PUB-04 near it', 'failed']);
  expect(proven(good, bad)).toEqual(['PUB-04.1', 'PUB-04.2', 'FN-01.1']);
  expect(whole(good, bad)).toEqual(['FN-01']);
});

test('the report tells each row, the clauses that are missing and both sums', () => {
  const why = { text: 'later', level: 'browser', open: 'needs a phone' } as const;
  const proof = proofOf(
    [...rows, { id: 'UX-01', clauses: [why] }],
    [
      report('browser', ['PUB-04.1 a', 'passed'], ['PUB-04 b', 'passed']),
      report('caller', ['FN-01.1 c', 'passed'], ['FN-01 d', 'failed']),
    ],
  );
  expect(describeProof(proof)).toEqual([
    'PUB-04      1 of 2    open     browser 2',
    '  PUB-04.2 open, unit: after 5 s',
    'FN-01       1 of 1    FAILING  caller 1',
    'UX-01       0 of 1    open',
    '  UX-01.1 open, browser: later (needs a phone)',
    '2 of 4 clauses',
    '0 of 3 rows',
  ]);
});
