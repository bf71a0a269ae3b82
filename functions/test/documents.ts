import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { db } from '../src/core/firestore.ts';

/** Every document there is, by its path. */
export async function allDocuments(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const walk = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      const documents = await collection.get();
      for (const one of documents.docs) found.set(one.ref.path, one.data());
      const below = await Promise.all(documents.docs.map(({ ref }) => collectionsOf(ref)));
      await walk(below.flat());
    }
  };
  await walk(await db.listCollections());
  return found;
}

/** Only these have collections below them; asking every document would take a request each. */
const PARENTS = new Set(['advisors', 'sessions', 'teams']);

function collectionsOf(document: DocumentReference): Promise<CollectionReference[]> {
  return PARENTS.has(document.parent.id) ? document.listCollections() : Promise.resolve([]);
}
