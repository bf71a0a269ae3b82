import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
// what is linted is no file, so the compiler knows nothing about it
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function brokenRules(code: string, file: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId);
}

test.each([
  ['console.log("x");', 'no-console'],
  [
    'import { logger } from "firebase-functions"; logger.info("x");',
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'import { info } from "firebase-functions/logger"; info("x");',
    '@typescript-eslint/no-restricted-imports',
  ],
])('a function cannot log past the vocabulary: %s', async (code, rule) => {
  expect(await brokenRules(code, 'functions/src/billing/example.ts')).toEqual([rule]);
  expect(await brokenRules(code, 'functions/src/shared/log/example.ts')).toEqual(
    rule === 'no-console' ? [rule] : [],
  );
});
