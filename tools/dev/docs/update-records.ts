/** `npm run docs:records`: brings docs/processing-records.md up to date. */
import { writeFileSync } from 'node:fs';
import { RECORDS_FILE, recordsFile } from './records-file.ts';

writeFileSync(RECORDS_FILE, await recordsFile());
