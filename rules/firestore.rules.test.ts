import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestoreHost } from '../functions/test/environment.ts';
import { DOCUMENTS, TABLES } from './tables/index.ts';
import { cellsOf } from './engine/cells.ts';
import { readRules } from './engine/rules-files.ts';
import { CoverageSum } from './engine/coverage.ts';
import { RulesProject } from './engine/rules-project.ts';
import { runCells } from './engine/run-cells.ts';
import type { Operation } from './engine/table.ts';

const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'update', 'delete'];
const TIMEOUT_MS = 120_000;

/** A separate project: the data of a portal at the same emulators is not touched. */
const project = new RulesProject(firestoreHost, 'demo-wbd-rules');
const rules = readRules('firestore.rules');
const sum = new CoverageSum(rules);
let warnings: string | null;

beforeAll(async () => {
  warnings = await project.load(rules);
  await project.seed(DOCUMENTS);
}, TIMEOUT_MS);

test('RULE-01 the rules compile without a warning: an undefined name is only that', () => {
  expect(warnings).toBe('');
});

const cells = TABLES.flatMap(cellsOf);
const collections = [...new Set(TABLES.map(({ collection }) => collection))];

/** Which clause of the specification a refused write to a collection proves besides. */
const KEPT: Partial<Record<string, string>> = {
  advisors: 'RULE-02.1',
  accounts: 'RULE-02.2',
  sessions: 'RULE-02.3',
};

const WITH_AUDIENCE = ['seminars', 'sessions', 'sessionAccess', 'expertVideos'];

/** The rows of the specification that these decisions prove. */
function rowsOf(collection: string, operation: Operation): string {
  const writes = operation !== 'get' && operation !== 'list';
  const clientWritten = TABLES.some((table) => table.collection === collection && table.fields);
  return [
    'RULE-01.1',
    ...(writes ? ['RULE-02.4', KEPT[collection] ?? []].flat() : []),
    ...(writes && clientWritten ? ['PORTAL-04.2'] : []),
    ...(collection === 'customers' ? [writes ? 'CRM-03.2' : 'CRM-03.1'] : []),
    ...(collection === 'accounts' && !writes ? ['ADMIN-04'] : []),
    ...(WITH_AUDIENCE.includes(collection) ? ['TEAM-05.5'] : []),
  ].join(' ');
}

function partsOf(collection: string) {
  return OPERATIONS.map((operation) => {
    const own = cells.filter(
      (cell) => cell.collection === collection && cell.operation === operation,
    );
    return { rows: rowsOf(collection, operation), collection, operation, own, count: own.length };
  });
}

describe.each(collections)('every cell of the table is decided as declared: %s', (collection) => {
  test.each(partsOf(collection))(
    '$rows $collection: $operation, $count cells',
    async ({ own }) => {
      expect(own.length).toBeGreaterThan(0);
      const mismatches = await runCells(project, own, DOCUMENTS);
      expect(mismatches.map(({ name }) => name)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  afterAll(async () => {
    sum.add(await project.coverage());
    // the next report begins with nothing
    await project.load(rules);
  }, TIMEOUT_MS);
});

test('RULE-01 every expression was evaluated, and every condition both ways', () => {
  const { expressions, conditions, missing } = sum.coverage();
  process.stdout.write(
    `firestore.rules: ${expressions - missing.length} of ${expressions} expressions covered, ${conditions} conditions both ways\n`,
  );
  expect(expressions).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
