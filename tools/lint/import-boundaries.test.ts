import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

// fixtures are linted as if they lay where their path inside fixtures/ says; there the compiler knows no such file
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

/** What the project's own configuration says about the imports of a fixture: the line and the beginning of the message. */
async function boundaryProblems(fixture: string): Promise<string[]> {
  const text = readFileSync(path.join(ROOT, 'tools/lint/fixtures', fixture), 'utf8');
  const results = await eslint.lintText(text, { filePath: path.join(ROOT, fixture) });
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, fatal }) => fatal === true || ruleId === 'wbd/import-boundaries')
    .map(({ line, message }) => `${line} ${message.split(/[:,]/, 1).join('')}`);
}

describe('imports flow one way', () => {
  test('a module that takes what is not for it fails, line by line', async () => {
    expect(await boundaryProblems('apps/crm/src/customers/wrong-imports.tsx')).toEqual([
      '1 Imports flow one way',
      '2 Import it from @wbd/firebase',
      '3 Import it from @wbd/query',
      '4 Import it from @wbd/ui',
      '5 Imports flow one way',
      '6 Import another project by its package name.',
      '7 A feature never imports a feature',
      '8 Import it from @wbd/router',
      '10 Imports flow one way',
      '11 Import it from @wbd/ui',
    ]);
  }, 30_000);

  test('the domain imports nothing of ours', async () => {
    expect(await boundaryProblems('libs/domain/src/wrong-imports.ts')).toEqual([
      '1 Imports flow one way',
      '2 Import another project by its package name.',
    ]);
  }, 30_000);

  test("the server's tests use what tools stands in for; the server does not", async () => {
    expect(await boundaryProblems('functions/src/billing/wrong-imports.ts')).toEqual([
      '1 Imports flow one way',
    ]);
    expect(await boundaryProblems('functions/test/right-imports.ts')).toEqual([]);
  }, 30_000);

  test('what the table allows passes', async () => {
    expect(await boundaryProblems('apps/crm/src/customers/right-imports.tsx')).toEqual([]);
  }, 30_000);
});
