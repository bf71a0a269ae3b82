import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';
import { forEachOf, partsOf } from './in-parts.ts';

/** Values as the API writes them: nothing is lost on the way from one database to the other. */
export type Fields = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  /** from the root of the database on */
  path: string;
  fields: Fields;
}

export type Write = { set: StoredDocument } | { delete: string };

/** The documents of a database, past rules and client library. */
export interface StoredDocuments {
  /** All documents, in pages, in the order of their paths. */
  pages(): AsyncIterable<StoredDocument[]>;
  /** @returns those that exist, by path */
  find(paths: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>;
  /** @param writes each to another document */
  write(writes: readonly Write[]): Promise<void>;
}

const PAGE_SIZE = 500;
/** As many as a request may write; it reads as many. */
const BATCH = 500;

const documentSchema = z.object({
  name: z.string(),
  fields: z._default(z.record(z.string(), z.unknown()), {}),
});
const queriedSchema = z.array(z.object({ document: z.optional(documentSchema) }));
const gotSchema = z.array(z.object({ found: z.optional(documentSchema) }));
const writtenSchema = z.object({
  status: z.optional(
    z.array(z.object({ code: z.optional(z.int()), message: z.optional(z.string()) })),
  ),
});

export interface Database {
  /** `https://firestore.googleapis.com` or an emulator */
  origin: string;
  project: string;
  /** `(default)`, or the name of one that a backup was restored into */
  database: string;
  /** documents per request; defaults to 500 */
  pageSize?: number;
}

export function storedDocuments(
  api: GoogleApi,
  { origin, project, database, pageSize = PAGE_SIZE }: Database,
): StoredDocuments {
  const root = `projects/${project}/databases/${database}/documents`;
  const nameOf = (path: string) => `${root}/${path}`;
  const toDocument = ({ name, fields }: z.infer<typeof documentSchema>): StoredDocument => ({
    path: name.slice(root.length + 1),
    fields,
  });
  async function ask(method: string, body: object): Promise<unknown> {
    const answer = await api.send('POST', `${origin}/v1/${root}:${method}`, body);
    return expectSuccess(answer, `${method} in ${database}`);
  }
  async function page(after: string | undefined): Promise<StoredDocument[]> {
    const structuredQuery = {
      // no collection is named: a list of names would forget one
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: pageSize,
      ...(after !== undefined && {
        startAt: { values: [{ referenceValue: nameOf(after) }], before: false },
      }),
    };
    const queried = queriedSchema.parse(await ask('runQuery', { structuredQuery }));
    return queried.flatMap(({ document }) => (document ? [toDocument(document)] : []));
  }
  async function get(paths: readonly string[]): Promise<StoredDocument[]> {
    const got = gotSchema.parse(await ask('batchGet', { documents: paths.map(nameOf) }));
    return got.flatMap(({ found }) => (found ? [toDocument(found)] : []));
  }
  async function commit(writes: readonly Write[]): Promise<void> {
    const { status = [] } = writtenSchema.parse(
      await ask('batchWrite', {
        writes: writes.map((write) =>
          'set' in write
            ? { update: { name: nameOf(write.set.path), fields: write.set.fields } }
            : { delete: nameOf(write.delete) },
        ),
      }),
    );
    const failed = status.find(({ code = 0 }) => code !== 0);
    if (failed) throw new Error(`A document was not written: ${failed.message ?? ''}`);
  }
  return {
    async *pages() {
      let last: string | undefined;
      do {
        const documents = await page(last);
        if (documents.length > 0) yield documents;
        last = documents.length < pageSize ? undefined : documents.at(-1)?.path;
      } while (last !== undefined);
    },
    async find(paths) {
      const found = new Map<string, StoredDocument>();
      await forEachOf(partsOf(paths, BATCH), async (part) => {
        for (const document of await get(part)) found.set(document.path, document);
      });
      return found;
    },
    write: (writes) => forEachOf(partsOf(writes, BATCH), commit),
  };
}
