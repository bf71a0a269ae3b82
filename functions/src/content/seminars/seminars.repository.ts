import { seminarSchema, type Seminar } from '@wbd/domain/seminars';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';

/** A seminar with its sessions, and the way to delete it in just that state. */
export interface SeminarState {
  seminar: Seminar | null;
  hasRegistrations: boolean;
  /** @returns false when it was not deleted, or may not have been, because something has changed since */
  delete(): Promise<boolean>;
}

export interface SeminarsRepository {
  read(seminarId: string): Promise<SeminarState>;
}

export const seminarsRepository: SeminarsRepository = {
  async read(seminarId) {
    const seminar = await db.doc(`seminars/${seminarId}`).get();
    const sessions = await db.collection('sessions').where('seminar', '==', seminarId).get();
    return {
      seminar: parseDocument(seminarSchema, seminar),
      hasRegistrations: (await Promise.all(sessions.docs.map(isTaken))).some(Boolean),
      delete() {
        const batch = db.batch();
        for (const session of sessions.docs) {
          // a seat that is taken meanwhile changes the session, and with it nothing here is deleted
          batch.delete(session.ref, unchanged(session, true));
          batch.delete(db.doc(`sessionAccess/${session.id}`));
        }
        batch.delete(seminar.ref, unchanged(seminar, true));
        return committed(batch);
      },
    };
  },
};

/** The count alone would do as long as it is right; no one is to lose a seat because it was not. */
async function isTaken(session: QueryDocumentSnapshot): Promise<boolean> {
  const count: unknown = session.get('registrationCount');
  if (count !== 0) return true;
  return !(await session.ref.collection('registrations').limit(1).get()).empty;
}
