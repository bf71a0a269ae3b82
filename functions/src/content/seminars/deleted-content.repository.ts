import { db } from '../../core/firestore.ts';

/** Deletes sessions of a seminar that were added while it was being deleted, and how to get into them. */
export async function deleteSessionsOf(seminarId: string): Promise<void> {
  const sessions = await db
    .collection('sessions')
    .where('seminar', '==', seminarId)
    .where('registrationCount', '==', 0)
    .get();
  const batch = db.batch();
  for (const { ref, id, updateTime } of sessions.docs) {
    batch.delete(ref, { lastUpdateTime: updateTime });
    batch.delete(db.doc(`sessionAccess/${id}`));
  }
  await batch.commit();
}
