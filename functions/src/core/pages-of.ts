import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads the result of an ordered query page by page. Yields at least one page, which is empty if nothing is found. */
export async function* pagesOf(
  query: Query,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.limit(size);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length < size ? undefined : docs.at(-1);
  } while (last);
}
