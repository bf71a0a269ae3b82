import { db } from '../../../core/firestore.ts';
import { CHUNK } from '../../../core/for-each-document.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';

export interface OwnSessionsRepository {
  /** @returns ids of some of the advisor's seminars or sessions, none when there are no more */
  some(collection: 'seminars' | 'sessions', uid: string): Promise<string[]>;
  /**
   * Deletes a session without seats, and how to get in.
   * @returns false when there is a seat, or something has changed meanwhile
   */
  deleteEmpty(sessionId: string): Promise<boolean>;
  deleteSeminar(id: string): Promise<void>;
}

export const ownSessionsRepository: OwnSessionsRepository = {
  async some(collection, uid) {
    const own = db.collection(collection).where('advisor', '==', uid);
    return (await own.limit(CHUNK).select().get()).docs.map(({ id }) => id);
  },
  async deleteEmpty(sessionId) {
    const ref = db.doc(`sessions/${sessionId}`);
    const before = await ref.get();
    const seats = await ref.collection('registrations').limit(1).get();
    if (!seats.empty) return false;
    const batch = db.batch();
    if (before.exists) batch.delete(ref, unchanged(before, true));
    batch.delete(db.doc(`sessionAccess/${sessionId}`));
    return committed(batch);
  },
  async deleteSeminar(id) {
    await db.doc(`seminars/${id}`).delete();
  },
};
