import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Level } from './spec-clauses/clause.ts';
import { SPEC_ROWS } from './spec-clauses/index.ts';
import { isNearEnough, namesIn } from './spec-coverage.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where the tests of a file observe the product, as their reports will tell. */
function levelOf(file: string): Level {
  if (file.startsWith('apps/e2e/')) return 'browser';
  if (/^rules\/(?:mutants|tables)\//.test(file)) return 'caller';
  if (file.endsWith('.component.test.tsx')) return 'component';
  return /\.(?:emulator|rules)\.test\.ts$/.test(file) ? 'caller' : 'unit';
}

/** Titles begin with ids, also those that are put together from a table: so do no other texts. */
function namesOfTests(source: string): string[] {
  const beginnings = source.matchAll(/['"`](?=[A-Z]+-\d{2})((?:[A-Z]+-\d{2}[.,\d]*\s?)+)/g);
  return [...beginnings].flatMap(([, ids = '']) => namesIn(ids));
}

const TESTS = [
  '{apps,bench,functions,libs,rules,tools}/**/*.{test,spec}.{ts,tsx}',
  // titles that two tests use
  'rules/tables/parts.ts',
];
const namings = globSync(TESTS, {
  cwd: root,
  exclude: ['**/node_modules/**', 'tools/dev/test/**'],
}).flatMap((file) => {
  const names = namesOfTests(readFileSync(path.join(root, file), 'utf8'));
  return names.map((name) => ({ file, name, level: levelOf(file) }));
});

const clauses = SPEC_ROWS.flatMap((row) =>
  row.clauses.map((clause, index) => ({ ...clause, name: `${row.id}.${index + 1}` })),
);

test('finds the ids of titles', () => {
  const source = "test('PUB-08.2,3 UX-01 a', …); test.each([['FN-01.1', 1]])('%s is'); // PUB-09.1";
  expect(namesOfTests(source)).toEqual([
    'PUB-08',
    'PUB-08.2',
    'PUB-08.3',
    'UX-01',
    'FN-01',
    'FN-01.1',
  ]);
  expect(namings.length).toBeGreaterThan(1_000);
});

test('the checklist has 154 rows, each with clauses', () => {
  expect(new Set(SPEC_ROWS.map(({ id }) => id)).size).toBe(SPEC_ROWS.length);
  expect(SPEC_ROWS).toHaveLength(154);
  expect(SPEC_ROWS.filter((row) => row.clauses.length === 0)).toEqual([]);
});

test('no test names a clause that does not exist', () => {
  const known = new Set(clauses.map(({ name }) => name));
  const unknown = namings.filter(({ name }) => name.includes('.') && !known.has(name));
  expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('each clause is named by a test at its level, or is open', () => {
  const unnamed = clauses.filter(
    (clause) =>
      clause.open === undefined &&
      !namings.some(({ name, level }) => name === clause.name && isNearEnough(level, clause)),
  );
  expect(unnamed.map(({ name, level, text }) => `${name}, ${level}: ${text}`)).toEqual([]);
});

test('docs/deviations.md lists the row of each clause that the product deviates from', () => {
  const rows = readFileSync(path.join(root, 'docs/deviations.md'), 'utf8')
    .split('\n')
    .flatMap((line) => (/^\|([^|]*)\|/.exec(line)?.[1] ?? '').split(',').map((id) => id.trim()));
  const departed = SPEC_ROWS.filter((row) => row.clauses.some(({ product }) => product));
  expect(departed.length).toBeGreaterThan(5);
  expect(departed.map(({ id }) => id).filter((id) => !rows.includes(id))).toEqual([]);
});

test('no test names a clause that is open', () => {
  const open = new Set(clauses.flatMap((one) => (one.open === undefined ? [] : [one.name])));
  expect(namings.filter(({ name }) => open.has(name))).toEqual([]);
});
