import type { BulkWriter, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, grpcStatus } from './firestore.ts';
import { untilNone } from './until-none.ts';

/** as many as are read at once */
export const CHUNK = 100;

/**
 * Writes every document of a query, a chunk at a time, until the query finds nothing. The write has to take the document
 * out of the query; one that is gone by then is fine.
 * @returns how many
 * @throws Error when the write leaves the documents in the query
 */
export function forEachDocument(
  query: Query,
  write: (writer: BulkWriter, document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  return untilNone(
    async () => (await query.limit(CHUNK).get()).docs,
    ({ ref }) => ref.path,
    async (documents) => {
      const writer = db.bulkWriter();
      const writes = documents.map((document) => write(writer, document).catch(unlessGone));
      await writer.close();
      await Promise.all(writes);
    },
  );
}

function unlessGone(error: unknown): void {
  const gone = error instanceof Error && 'code' in error && error.code === grpcStatus.notFound;
  if (!gone) throw error;
}
