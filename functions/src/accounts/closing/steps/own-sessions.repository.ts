import type { ClosedBy } from '@wbd/domain/collections';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../../core/firestore.ts';
import { CHUNK } from '../../../core/for-each-document.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';

/** Collections whose documents this step deletes one by one. */
type OneByOne = Extract<ClosedBy<'seminars'>, 'seminars' | 'sessions'>;

/** The other collections of this step: each document is deleted with its session. */
const WITH_A_SESSION: Readonly<
  Record<Exclude<ClosedBy<'seminars'>, OneByOne>, (sessionId: string) => DocumentReference>
> = { sessionAccess: (id) => db.doc(`sessionAccess/${id}`) };

export interface OwnSessionsRepository {
  /** @returns ids of some of the advisor's seminars or sessions, none when there are no more */
  some(collection: OneByOne, uid: string): Promise<string[]>;
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
    for (const refOf of Object.values(WITH_A_SESSION)) batch.delete(refOf(sessionId));
    return committed(batch);
  },
  async deleteSeminar(id) {
    await db.doc(`seminars/${id}`).delete();
  },
};
