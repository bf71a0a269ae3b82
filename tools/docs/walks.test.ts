import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('every file that docs/walks.md names exists', () => {
  const text = readFileSync(path.join(root, 'docs/walks.md'), 'utf8');
  const named = [
    ...text.matchAll(
      /`((?:apps|libs|functions|tools|rules)\/[^`]+|firebase\.json|firestore\.rules)`/g,
    ),
  ];
  const files = named.map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
