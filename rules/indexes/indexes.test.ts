import { ALL_COLLECTIONS } from '@wbd/domain/collections';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKSPACE_ROOT } from '../../tools/base/workspace.ts';
import {
  compositeOf,
  compositesIn,
  groupFieldsIn,
  groupFieldsOf,
  indexFileSchema,
} from './needed-indexes.ts';
import { QUERIES, QUERIES_OF_DESCRIPTORS } from './queries.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
const file = indexFileSchema.parse(JSON.parse(read('firestore.indexes.json')));
const distinct = (list: readonly (string | null)[]) =>
  [...new Set(list.filter((one) => one !== null))].sort();

/** `file: field` for every field that a query of the code filters or orders by; `*` for a computed name. */
function fieldsInCode(): string[] {
  const files = globSync('{functions,libs/data}/src/**/*.ts', { cwd: WORKSPACE_ROOT })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.test.ts'));
  return files.flatMap((name) => {
    const calls = read(name).matchAll(/\b(?:where|orderBy)\(\s*(?:'([^']+)'|[\w.]+(?:\(\))?)/g);
    return [...calls].map(
      ([call, field = call.includes('documentId') ? '__name__' : '*']) => `${name}: ${field}`,
    );
  });
}

// the emulator answers every query; Firestore refuses one that has no index
describe('firestore.indexes.json', () => {
  test('the list of queries names each field that the code filters or orders by, and no other', () => {
    const declared = QUERIES.flatMap(({ file: name, equal = [], contains, ordered = [] }) =>
      [...equal, ...(contains === undefined ? [] : [contains]), ...ordered].map(
        (field) => `${name}: ${field.replace('-', '')}`,
      ),
    );
    const isId = (field: string) => field.endsWith(': __name__');
    const inCode = fieldsInCode();
    expect(inCode.length).toBeGreaterThan(0);
    expect(distinct(inCode).filter((field) => !isId(field))).toEqual(
      distinct(declared).filter((field) => !isId(field)),
    );
  });

  test('every query has its composite index, and every composite index its query', () => {
    expect(compositesIn(file).sort()).toEqual(distinct(QUERIES.map(compositeOf)));
  });

  test('the database deletes the documents of each collection that expires, and of no other', () => {
    const expiring = ALL_COLLECTIONS.filter(([, { retention }]) => 'expires' in retention);
    const policies = file.fieldOverrides.filter(({ ttl }) => ttl);
    expect(policies).toHaveLength(expiring.length);
    for (const [collectionGroup] of expiring) {
      const policy = { collectionGroup, fieldPath: 'expiresAt', ttl: true, indexes: [] };
      expect(policies).toContainEqual(policy);
    }
  });

  test('every query across collections has its index, and every such index its query', () => {
    const queries = [...QUERIES, ...QUERIES_OF_DESCRIPTORS];
    expect(groupFieldsIn(file).sort()).toEqual(distinct(queries.flatMap(groupFieldsOf)));
  });
});
