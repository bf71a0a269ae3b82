import { mailSchema, type CancellationMail, type ParticipantMail } from '@wbd/domain/mails';
import {
  registrationSchema,
  sessionSchema,
  type Registration,
  type Session,
} from '@wbd/domain/seminars';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { committed, unchanged } from '../../core/guarded-batch.ts';
import { leftTrace } from '../../core/log/left-trace.ts';

/** The mails that tell of a freed seat: to the person, and to their advisors unless one of those freed it. */
export interface FreedNews {
  mail: CancellationMail;
  told: readonly ParticipantMail[];
}

/** A session with a person's seat in it, and the way to free it in just that state. */
export interface TakenSeat {
  session: Session | null;
  registration: Registration | null;
  /**
   * @param news the mails that tell of it, null for none
   * @returns false when it was not written, or may not have been, because something has changed since
   */
  free(news: FreedNews | null): Promise<boolean>;
}

export interface TakenSeatsRepository {
  read(sessionId: string, customerId: string): Promise<TakenSeat>;
  /** Whether just this row was written, and not one of another request for the same seat. */
  isStored(mail: CancellationMail): Promise<boolean>;
}

/**
 * Taken seats in Firestore, guarded like free ones.
 * @param guarded false leaves that out: last writer wins
 */
export function takenSeatsRepository({ guarded }: { guarded: boolean }): TakenSeatsRepository {
  return {
    async read(sessionId, customerId) {
      const session = db.doc(`sessions/${sessionId}`);
      const [sessionNow, registrationNow] = await db.getAll(
        session,
        session.collection('registrations').doc(customerId),
      );
      if (!sessionNow || !registrationNow) throw new Error('getAll fell short');
      const found = parseDocument(sessionSchema, sessionNow);
      return {
        session: found,
        registration: parseDocument(registrationSchema, registrationNow),
        free(news) {
          const batch = db.batch();
          batch.delete(registrationNow.ref, unchanged(registrationNow, guarded));
          batch.update(
            session,
            { registrationCount: Math.max(0, (found?.registrationCount ?? 0) - 1), ...leftTrace() },
            unchanged(sessionNow, guarded),
          );
          for (const row of news ? [news.mail, ...news.told] : []) {
            batch.set(db.doc(`mails/${row.id}`), toData(row));
          }
          return committed(batch);
        },
      };
    },
    async isStored({ id, attempt }) {
      const row = parseDocument(mailSchema, await db.doc(`mails/${id}`).get());
      return row?.kind === 'registration-cancelled' && row.attempt === attempt;
    },
  };
}
