/** `npm run docs:functions`: brings the tables of functions and log events in docs/operations.md up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { discover } from './discover.ts';
import { withEventsTable } from './events-table.ts';
import { descriptions, withFunctionsTable } from './table.ts';

const file = path.resolve(import.meta.dirname, '../../docs/operations.md');
const description = await discover();
const document = withEventsTable(withFunctionsTable(readFileSync(file, 'utf8'), description));
writeFileSync(file, document);
for (const [name, text] of descriptions(document)) {
  if (text === '') process.stdout.write(`Say in docs/operations.md what ${name} does.\n`);
}
