import { beforeAll, expect, test } from 'vitest';
import { firestoreHost } from '../functions/test/environment.ts';
import { readOnlyRules } from '../tools/ops/operator/maintenance/read-only-rules.ts';
import { cellsOf } from './engine/cells.ts';
import { advisorDocuments, storageRequest } from './engine/decided-request.ts';
import { Decider } from './engine/decider.ts';
import { readRules } from './engine/rules-files.ts';
import { RulesProject } from './engine/rules-project.ts';
import { runCells } from './engine/run-cells.ts';
import { DOCUMENTS, TABLES } from './tables/index.ts';
import { STORAGE_MATRIX } from './tables/storage.ts';

const TIMEOUT_MS = 120_000;

/** The rules while the operator has stopped writing. */
const project = new RulesProject(firestoreHost, 'demo-wbd-read-only');
const READS = ['get', 'list'];

beforeAll(async () => {
  expect(await project.load(readOnlyRules(readRules('firestore.rules')))).toBe('');
  await project.seed(DOCUMENTS);
}, TIMEOUT_MS);

test(
  'RULE-01 while writing is stopped no client writes a document, and each reads what it may read at other times',
  async () => {
    // everything else is denied by the same conditions as before, or by none
    const allowed = TABLES.flatMap(cellsOf).filter((cell) => cell.allowed);
    const cells = allowed.map((cell) => ({ ...cell, allowed: READS.includes(cell.operation) }));
    expect(cells.filter((cell) => cell.allowed).length).toBeGreaterThan(50);
    expect(cells.filter((cell) => !cell.allowed).length).toBeGreaterThan(100);
    const mismatches = await runCells(project, cells, DOCUMENTS);
    expect(mismatches.map(({ name }) => name)).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'RULE-01 while writing is stopped no client writes a file, and each reads what it may read at other times',
  async () => {
    const decisions = STORAGE_MATRIX.flatMap((row) => row.asked.map((role) => ({ row, role })));
    const decider = await Decider.start({
      service: 'firebase.storage',
      source: readOnlyRules(readRules('storage.rules')),
      documents: advisorDocuments(),
      requests: decisions.map(({ row, role }) => storageRequest(row, role)),
    });
    await decider.stop();
    expect(decider.issues).toEqual([]);
    const expected = decisions.map(
      ({ row, role }) => READS.includes(row.operation) && row.allow.includes(role),
    );
    expect(decider.decisions).toEqual(expected);
  },
  TIMEOUT_MS,
);
