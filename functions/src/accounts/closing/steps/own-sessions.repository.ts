import type { CancellationMail } from '@wbd/domain/mails';
import {
  registrationSchema,
  seminarSchema,
  sessionSchema,
  type Registration,
  type Seminar,
  type Session,
} from '@wbd/domain/seminars';
import {
  db,
  grpcStatus,
  parseDocument,
  parseDocuments,
  statusOf,
  toData,
} from '../../../core/firestore.ts';
import { CHUNK } from '../../../core/for-each-document.ts';
import { committed, unchanged } from '../../../core/guarded-batch.ts';

/** A session that is cancelled, with some of its seats, and the ways to go on in just that state. */
export interface SessionState {
  session: Session | null;
  seminar: Seminar | null;
  /** those of the seats that can be read */
  registrations: Registration[];
  isEmpty: boolean;
  /**
   * Removes the seats, together with what the session counts of them.
   * @returns false when something has changed since, or it is uncertain whether they were removed
   */
  free(mails: readonly CancellationMail[]): Promise<boolean>;
  /** Deletes the session and how to get in. @returns false as `free` does */
  delete(): Promise<boolean>;
}

export interface OwnSessionsRepository {
  /** @returns ids of some of the advisor's seminars or sessions, none when there are no more */
  some(collection: 'seminars' | 'sessions', uid: string): Promise<string[]>;
  /** Takes the session off every list; no one gets a seat in it any more. */
  hide(sessionId: string): Promise<void>;
  read(sessionId: string): Promise<SessionState>;
  deleteSeminar(id: string): Promise<void>;
}

export const ownSessionsRepository: OwnSessionsRepository = {
  async some(collection, uid) {
    const own = db.collection(collection).where('advisor', '==', uid);
    return (await own.limit(CHUNK).select().get()).docs.map(({ id }) => id);
  },
  async hide(sessionId) {
    try {
      await db.doc(`sessions/${sessionId}`).update({ hidden: true });
    } catch (error) {
      if (statusOf(error) !== grpcStatus.notFound) throw error;
    }
  },
  async read(sessionId) {
    const ref = db.doc(`sessions/${sessionId}`);
    const sessionNow = await ref.get();
    const session = parseDocument(sessionSchema, sessionNow);
    const [seats, seminar] = await Promise.all([
      ref.collection('registrations').limit(CHUNK).get(),
      session && db.doc(`seminars/${session.seminar}`).get(),
    ]);
    return {
      session,
      seminar: seminar && parseDocument(seminarSchema, seminar),
      registrations: parseDocuments(registrationSchema, seats.docs),
      isEmpty: seats.empty,
      free(mails) {
        const batch = db.batch();
        for (const seat of seats.docs) batch.delete(seat.ref, unchanged(seat, true));
        const registrationCount = Math.max(0, (session?.registrationCount ?? 0) - seats.size);
        batch.update(ref, { registrationCount }, unchanged(sessionNow, true));
        for (const mail of mails) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
        return committed(batch);
      },
      delete() {
        const batch = db.batch();
        batch.delete(ref, unchanged(sessionNow, true));
        batch.delete(db.doc(`sessionAccess/${sessionId}`));
        return committed(batch);
      },
    };
  },
  async deleteSeminar(id) {
    await db.doc(`seminars/${id}`).delete();
  },
};
