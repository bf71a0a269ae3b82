import { mailSchema, type CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import {
  registrationSchema,
  waitingEntrySchema,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { readComingSessions } from '../../core/coming-sessions.repository.ts';
import type { SeatLink } from '../../core/seat-token.ts';

/** No seminar has more dates ahead than a person wants to choose from. */
const MOST_SESSIONS = 50;
/** More than one booking has of anything. */
const MOST = 10;

/** A booking, and where it was when a link to it was made. */
export type BookedAt = Pick<SeatLink, 'sessionId' | 'customerId' | 'booking'>;

export interface LinkedSeatsRepository {
  /**
   * The seat that the booking of a link has now: also in another session, and also when the person has another id since.
   * A booking that was absorbed has the seat of the one that absorbed it.
   * @returns null when the booking has no seat, whatever other seats the person has
   */
  find(link: BookedAt): Promise<Registration | null>;
  /** The booking's place on a waiting list, also when the person has another id since. */
  entry(link: BookedAt): Promise<WaitingEntry | null>;
  /** @returns the mail that tells how the booking ended, null when there is none (any more) */
  ended(link: BookedAt): Promise<CancellationMail | null>;
  /** Sessions of a seminar that visitors see and that begin after `from`, the next first. */
  upcoming(seminar: string, from: Date): Promise<Session[]>;
}

export const linkedSeats: LinkedSeatsRepository = {
  async find(link) {
    const { sessionId, customerId, booking } = link;
    const isLinked = (seat: Registration) =>
      bookingOf(seat) === booking || seat.absorbed.includes(booking);
    const seats = db.collection(`sessions/${sessionId}/registrations`);
    const seat = parseDocument(registrationSchema, await seats.doc(customerId).get());
    if (seat && isLinked(seat)) return seat;
    const everywhere = db.collectionGroup('registrations');
    const found = await Promise.all([
      everywhere.where('booking', '==', booking).limit(1).get(),
      everywhere.where('absorbed', 'array-contains', booking).limit(1).get(),
      seats.where('takenAs', '==', customerId).limit(MOST).get(),
    ]);
    const all = found.flatMap(({ docs }) => parseDocuments(registrationSchema, docs));
    return all.find(isLinked) ?? null;
  },
  async entry({ sessionId, customerId, booking }) {
    const own = await db.doc(`sessions/${sessionId}/waiting/${customerId}`).get();
    const entry = parseDocument(waitingEntrySchema, own);
    if (entry && bookingOf(entry) === booking) return entry;
    const merged = await db
      .collectionGroup('waiting')
      .where('booking', '==', booking)
      .limit(1)
      .get();
    return parseDocuments(waitingEntrySchema, merged.docs)[0] ?? null;
  },
  async ended({ booking }) {
    const found = await db.collection('mails').where('booking', '==', booking).limit(MOST).get();
    const ends = parseDocuments(mailSchema, found.docs).flatMap((mail) =>
      mail.kind === 'registration-cancelled' ? [mail] : [],
    );
    return ends.toSorted((a, b) => b.cancelledAt.getTime() - a.cancelledAt.getTime())[0] ?? null;
  },
  upcoming: (seminar, from) => readComingSessions(seminar, from, MOST_SESSIONS),
};
