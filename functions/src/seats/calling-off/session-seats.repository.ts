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
} from '../../core/firestore.ts';
import { CHUNK } from '../../core/for-each-document.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';

/** A session with some of its seats, and the way to free them in just that state. */
export interface SessionSeats {
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
}

export interface SessionSeatsRepository {
  /** Takes the session off every list; no one gets a seat in it any more. */
  hide(sessionId: string): Promise<void>;
  read(sessionId: string): Promise<SessionSeats>;
}

export const sessionSeats: SessionSeatsRepository = {
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
    };
  },
};
