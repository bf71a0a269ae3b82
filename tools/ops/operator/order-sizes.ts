import { pictureWidthsSchema, widthsOf } from '@wbd/domain/files';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  NAMED_FILES,
  newPictures,
  type NamingCollection,
} from '../../../functions/src/content/files/named-files.ts';

const ROWS_AT_ONCE = 300;

/**
 * Orders sizes for every picture that a row names and that has none, such as pictures from before sizes existed. A
 * function makes them in the background.
 * @returns how many
 */
export async function orderStoredPictures(db: Firestore): Promise<number> {
  let ordered = 0;
  for (const collection of Object.keys(NAMED_FILES).filter(isNaming)) {
    for await (const row of rowsOf(db, collection)) ordered += await orderOf(db, collection, row);
  }
  return ordered;
}

const isNaming = (name: string): name is NamingCollection => name in NAMED_FILES;

async function* rowsOf(db: Firestore, collection: string): AsyncGenerator<QueryDocumentSnapshot> {
  const all = db.collection(collection).orderBy('__name__').limit(ROWS_AT_ONCE);
  let { docs } = await all.get();
  while (docs.length > 0) {
    yield* docs;
    const last = docs.at(-1);
    docs = (await all.startAfter(last).get()).docs;
  }
}

async function orderOf(
  db: Firestore,
  collection: NamingCollection,
  row: QueryDocumentSnapshot,
): Promise<number> {
  const known = z.safeParse(pictureWidthsSchema, row.get('pictureWidths')).data;
  const missing = newPictures(collection, undefined, row.data()).filter(
    ({ path }) => widthsOf(path, known).length === 0,
  );
  for (const { field, path } of missing) {
    const order = { collection, row: row.id, path };
    await db.doc(`pictureOrders/${collection}-${row.id}-${field}`).set(order);
  }
  return missing.length;
}
