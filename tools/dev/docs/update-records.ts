/** `npm run docs:records`: brings the documents about collections up to date. */
import { writeFileSync } from 'node:fs';
import { documentsOfCollections } from './collections-documents.ts';

for (const { file, content } of await documentsOfCollections()) writeFileSync(file, content);
