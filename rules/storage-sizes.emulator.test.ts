import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSmall, STORAGE_MATRIX } from './tables/storage.ts';
import { WORKSPACE_ROOT } from '../tools/emulators/workspace.ts';
import { StorageEngine, type Ruleset } from './engine/storage-engine.ts';

const rules = readFileSync(path.join(WORKSPACE_ROOT, 'storage.rules'), 'utf8');

let engine: StorageEngine;
let ruleset: Ruleset;

beforeAll(async () => {
  engine = await StorageEngine.start();
  ruleset = await engine.load(rules);
}, 60_000);

afterAll(() => engine.stop());

test('RULE-01 storage.rules compile without a warning', async () => {
  expect(ruleset.warnings).toEqual([]);
  const undefinedName = rules.replace('hasLevel(2)', 'hasLevle(2)');
  await expect(engine.load(undefinedName).then(({ warnings }) => warnings)).resolves.not.toEqual(
    [],
  );
});

// the engine takes the size the upload declares, as Cloud Storage does before it accepts a single byte
describe('UPLOAD-05 sizes up to 10 GB, to the byte', () => {
  test.each(STORAGE_MATRIX.filter((row) => !isSmall(row)))(
    '$place: $operation $what',
    async (row) => {
      const allowed = await Promise.all(
        row.asked.map(async (role) => ({ role, may: await engine.decides(ruleset, row, role) })),
      );
      const may = allowed.filter((one) => one.may).map(({ role }) => role);
      expect(may).toEqual(row.allow);
    },
  );
});
