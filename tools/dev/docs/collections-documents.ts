import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { withCollections } from './data-model-table.ts';
import { recordsDocument } from './records-document.de.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const RECORDS_FILE = path.join(docs, 'processing-records.md');
const DATA_MODEL_FILE = path.join(docs, 'data-model.md');

/** The documents that follow from the descriptors of collections, as they have to be. */
export async function documentsOfCollections(): Promise<{ file: string; content: string }[]> {
  return Promise.all([
    formatted(RECORDS_FILE, recordsDocument()),
    formatted(DATA_MODEL_FILE, withCollections(readFileSync(DATA_MODEL_FILE, 'utf8'))),
  ]);
}

async function formatted(file: string, markdown: string) {
  const options = await resolveConfig(file);
  return { file, content: await format(markdown, { ...options, parser: 'markdown' }) };
}
