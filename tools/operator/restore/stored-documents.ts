import * as z from 'zod/mini';
import { expectSuccess, type GoogleApi } from '../google-api.ts';

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
  /** @param writes at most 500, each to another document */
  write(writes: readonly Write[]): Promise<void>;
}

const PAGE_SIZE = 500;

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

/**
 * @param origin `https://firestore.googleapis.com` or an emulator
 * @param database `(default)`, or the name of one that a backup was restored into
 */
export function storedDocuments(
  api: GoogleApi,
  { origin, project, database }: { origin: string; project: string; database: string },
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
      limit: PAGE_SIZE,
      ...(after !== undefined && {
        startAt: { values: [{ referenceValue: nameOf(after) }], before: false },
      }),
    };
    const queried = queriedSchema.parse(await ask('runQuery', { structuredQuery }));
    return queried.flatMap(({ document }) => (document ? [toDocument(document)] : []));
  }
  return {
    async *pages() {
      let last: string | undefined;
      do {
        const documents = await page(last);
        if (documents.length > 0) yield documents;
        last = documents.length < PAGE_SIZE ? undefined : documents.at(-1)?.path;
      } while (last !== undefined);
    },
    async find(paths) {
      if (paths.length === 0) return new Map();
      const got = gotSchema.parse(await ask('batchGet', { documents: paths.map(nameOf) }));
      const documents = got.flatMap(({ found }) => (found ? [toDocument(found)] : []));
      return new Map(documents.map((document) => [document.path, document]));
    },
    async write(writes) {
      if (writes.length === 0) return;
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
    },
  };
}
