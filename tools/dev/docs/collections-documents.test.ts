import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentsOfCollections } from './collections-documents.ts';

test.each(await documentsOfCollections())(
  'the descriptors of collections agree with $file: npm run docs:records',
  ({ file, content }) => {
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);
