import type { BulkWriter, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, grpcStatus } from '../gateways/firestore.ts';

/** as many as are read at once */
export const CHUNK = 100;

/**
 * Writes every document of a query, a chunk at a time, until the query finds nothing. The write has to take the document
 * out of the query; one that is gone by then is fine.
 * @returns how many
 */
export async function forEachDocument(
  query: Query,
  write: (writer: BulkWriter, document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  for (let done = 0; ;) {
    const { docs } = await query.limit(CHUNK).get();
    if (docs.length === 0) return done;
    const writer = db.bulkWriter();
    const writes = docs.map((document) => write(writer, document).catch(unlessGone));
    await writer.close();
    await Promise.all(writes);
    done += docs.length;
  }
}

function unlessGone(error: unknown): void {
  const gone = error instanceof Error && 'code' in error && error.code === grpcStatus.notFound;
  if (!gone) throw error;
}
