import { pictureWidthsSchema, widthsOf } from '@wbd/domain/files';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  newPictures,
  type NamingCollection,
} from '../../../functions/src/content/files/named-files.ts';
import { rowsOfNaming } from './naming-rows.ts';

/**
 * Orders sizes for every picture that a row names and that has none, such as pictures from before sizes existed. A
 * function makes them in the background.
 * @returns how many
 */
export async function orderStoredPictures(db: Firestore): Promise<number> {
  let ordered = 0;
  for await (const { collection, row } of rowsOfNaming(db)) {
    ordered += await orderOf(db, collection, row);
  }
  return ordered;
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
