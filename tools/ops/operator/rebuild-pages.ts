import type { Firestore } from 'firebase-admin/firestore';

/**
 * Has the functions rebuild all cards and pages. They do it in parts; the document is gone when they have done all.
 * A rebuild that is under way begins at the beginning.
 */
export async function beginRebuild(db: Firestore): Promise<void> {
  await db.doc('pageUpdates/rebuild').set({ step: 0, after: null });
}
