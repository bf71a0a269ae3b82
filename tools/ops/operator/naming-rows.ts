import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  NAMED_FILES,
  type NamingCollection,
} from '../../../functions/src/content/files/named-files.ts';

const ROWS_AT_ONCE = 300;

/** Every row that may name files, some hundred read at a time. */
export async function* rowsOfNaming(
  db: Firestore,
): AsyncGenerator<{ collection: NamingCollection; row: QueryDocumentSnapshot }> {
  for (const collection of Object.keys(NAMED_FILES).filter(isNaming)) {
    const all = db.collection(collection).orderBy('__name__').limit(ROWS_AT_ONCE);
    let { docs } = await all.get();
    while (docs.length > 0) {
      for (const row of docs) yield { collection, row };
      docs = (await all.startAfter(docs.at(-1)).get()).docs;
    }
  }
}

const isNaming = (name: string): name is NamingCollection => name in NAMED_FILES;
