import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 300;

/** All documents of a query without an order of its own, some hundred read at a time. */
export async function* rowsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const all = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let { docs } = await all.get();
  while (docs.length > 0) {
    yield* docs;
    docs = (await all.startAfter(docs.at(-1)).get()).docs;
  }
}
