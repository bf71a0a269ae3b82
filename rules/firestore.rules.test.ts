import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestoreHost } from '../functions/test/environment.ts';
import { DOCUMENTS } from './tables/index.ts';
import { COLLECTIONS, partsOf } from './tables/parts.ts';
import { readRules } from './engine/rules-files.ts';
import { CoverageSum } from './engine/coverage.ts';
import { RulesProject } from './engine/rules-project.ts';
import { runCells } from './engine/run-cells.ts';

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

describe.each(COLLECTIONS)('every cell of the table is decided as declared: %s', (collection) => {
  test.each(partsOf(collection))(
    '$title',
    async ({ cells }) => {
      expect(cells.length).toBeGreaterThan(0);
      const mismatches = await runCells(project, cells, DOCUMENTS);
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
