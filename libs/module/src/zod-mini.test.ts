import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as whole from 'zod/mini';
import * as part from './zod-mini.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Names that only types are taken from. */
const TYPES_ONLY = new Set(['core', 'input', 'output', 'ZodMiniType', 'ZodMiniString']);

/** The names of Zod that the code of a browser uses. */
function usedNames(): string[] {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .filter((source) => source.includes("import * as z from 'zod/mini'"));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\bz\.(\w+)/g)].flatMap(([, name]) => name ?? []),
  );
  return [...new Set(names)].filter((name) => name in whole && !TYPES_ONLY.has(name)).toSorted();
}

test('the shell gives modules every name of Zod that they use', () => {
  const used = usedNames();
  expect(used).toContain('object');
  expect(used.filter((name) => !(name in part))).toEqual([]);
});
