import { db, isOutdated, type NewDocument } from '../../../core/firestore.ts';

/** Writes all documents unless the first one exists. */
export async function storeOnce(rows: readonly [NewDocument, ...NewDocument[]]): Promise<void> {
  const batch = db.batch();
  for (const { path, data } of rows) batch.create(db.doc(path), data);
  try {
    await batch.commit();
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
}
