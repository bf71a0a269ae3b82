import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { db } from '../../core/firestore.ts';

const rowSchema = z.object({
  advisor: z.string(),
  paths: z.array(z.string()),
  dueAt: z.instanceof(Timestamp),
});

/** Files that nothing names any more, and from when on they may be deleted. */
export interface FileRemoval {
  id: string;
  advisor: string;
  paths: readonly string[];
}

/** fileRemovals/{id of the event that dropped the files}: gone once the files are. */
export const fileRemovals = {
  /** Keeps the time of the first delivery of an event: a later one says the same. */
  async schedule({ id, ...row }: FileRemoval, dueAt: Date): Promise<void> {
    await db.doc(`fileRemovals/${id}`).set({ ...row, dueAt });
  },
  /** Removals that are due, at most so many, the oldest first. */
  async due(now: Date, most: number): Promise<FileRemoval[]> {
    const { docs } = await db
      .collection('fileRemovals')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(most)
      .get();
    return docs.map((row) => {
      const { advisor, paths } = rowSchema.parse(row.data());
      return { id: row.id, advisor, paths };
    });
  },
  async end(id: string): Promise<void> {
    await db.doc(`fileRemovals/${id}`).delete();
  },
};
export type FileRemovals = typeof fileRemovals;
