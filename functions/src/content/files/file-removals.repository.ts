import { fileRemovalSchema, type StoredFileRemoval } from '@wbd/domain/bookkeeping';
import { db, parseDocuments, toData } from '../../core/firestore.ts';

/** Unreferenced files. */
export type FileRemoval = Pick<StoredFileRemoval, 'id' | 'advisor'> & {
  paths: readonly string[];
};

export const fileRemovals = {
  /** Keeps the time of the first delivery of an event: a later one says the same. */
  async schedule(removal: FileRemoval, dueAt: Date): Promise<void> {
    const row: StoredFileRemoval = { ...removal, paths: [...removal.paths], dueAt };
    await db.doc(`fileRemovals/${row.id}`).set(toData(row));
  },
  /** Removals that are due, at most so many, the oldest first. */
  async due(now: Date, most: number): Promise<FileRemoval[]> {
    const { docs } = await db
      .collection('fileRemovals')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(most)
      .get();
    return parseDocuments(fileRemovalSchema, docs);
  },
  async end(id: string): Promise<void> {
    await db.doc(`fileRemovals/${id}`).delete();
  },
};
export type FileRemovals = typeof fileRemovals;
