import { ALL_COLLECTIONS, type CollectionDescriptor } from '@wbd/domain/collections';
import * as z from 'zod/mini';
import type { Fields, Value } from '../engine/request.ts';
import { gets, lists, type Table } from '../engine/table.ts';
import { serverTable } from './server-table.ts';
import type { Documents } from './values.ts';

/** A collection that no client reads or writes, as its descriptor says. */
function isClosed(descriptor: CollectionDescriptor): boolean {
  const documents = 'documents' in descriptor ? descriptor.documents : [descriptor];
  return (
    descriptor.clients === null && documents.every(({ readers }) => /^no(body| one)/.test(readers))
  );
}

/** The path of a document in the collection, with `owner` as the id of the advisor. */
const pathIn = (path: string) =>
  path.replaceAll(/\{[^}]*\}/g, (id) => (id === '{uid}' ? 'owner' : 'one'));

const closed = ALL_COLLECTIONS.filter(([, descriptor]) => isClosed(descriptor)).map(
  ([collection, { path, schema, sample }]) => ({
    collection,
    path: pathIn(path),
    fields: schema instanceof z.ZodMiniObject ? [schema] : [],
    sample: fieldsOf(sample),
  }),
);

export const closedDocuments: Documents = closed.map(({ path, sample }) => [path, sample]);

/** Every role tries to read and write each of them. */
export const closedTables: readonly Table[] = closed.map(({ path, fields }) =>
  serverTable(path, fields, { uid: 'foreign' }, [
    gets('one', [], path),
    lists('some', [], { collection: path.slice(0, path.lastIndexOf('/')), limit: 1 }),
  ]),
);

/** Converts a sample into the document format of the rules engine. */
function fieldsOf(sample: unknown): Fields {
  const document = z.record(z.string(), z.unknown()).parse(sample);
  return Object.fromEntries(Object.entries(document).map(([key, one]) => [key, valueOf(one)]));
}

function valueOf(sample: unknown): Value {
  if (Array.isArray(sample)) return sample.map(valueOf);
  if (sample instanceof Date || sample === null) return sample;
  if (typeof sample === 'object') return fieldsOf(sample);
  if (typeof sample === 'string' || typeof sample === 'number' || typeof sample === 'boolean') {
    return sample;
  }
  throw new Error(`Documents hold no ${typeof sample}.`);
}
