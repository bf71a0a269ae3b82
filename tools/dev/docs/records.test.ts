import { COLLECTIONS } from '@wbd/domain/processing';
import { STORED_ENTITIES } from '@wbd/domain/stored';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RECORDS_FILE, recordsFile } from './records-file.ts';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');

/** The last name of a collection in each path: `accounts/{uid}/planChanges/{id}` holds planChanges. */
function collectionsIn(paths: readonly string[]): string[] {
  return [...new Set(paths.map((one) => one.split('/').at(-2) ?? one))].toSorted();
}

const recorded = Object.keys(COLLECTIONS);

test('the records of processing are those of the table: npm run docs:records', async () => {
  expect(readFileSync(RECORDS_FILE, 'utf8')).toBe(await recordsFile());
});

test('every collection of the data model is in the records', () => {
  const rows = read('docs/data-model.md').matchAll(/^\|((?:\\\||[^|])*)\|/gm);
  const paths = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-zA-Z]+\/[^`]+)`/g)].map(([, one = '']) => one),
  );
  const named = collectionsIn(paths);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !recorded.includes(name))).toEqual([]);
  // migrations note how far they got, and the model describes no more of them
  expect(recorded.filter((name) => !named.includes(name))).toEqual(['migrations']);
});

test('every collection of the rules is in the records', () => {
  const matches = read('firestore.rules').matchAll(/match \/(?:\{path=\*\*\}\/)?([a-zA-Z]+)\//g);
  const named = [...new Set([...matches].map(([, name = '']) => name))];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => name !== 'databases' && !recorded.includes(name))).toEqual([]);
});

test('every stored entity is in the records', () => {
  expect(Object.keys(STORED_ENTITIES).filter((name) => !recorded.includes(name))).toEqual([]);
});
