import {
  bookingOf,
  mailSchema,
  registrationSchema,
  type CancellationMail,
  type Registration,
  type Session,
} from '@wbd/domain';
import { db, parseDocument, parseDocuments } from '../gateways/firestore.ts';
import { readComingSessions } from '../shared/coming-sessions.repository.ts';
import type { SeatLink } from './seat-token.ts';

/** No seminar has more dates ahead than a person wants to choose from. */
const MOST_SESSIONS = 50;
/** More cancellation mails than one booking has. */
const MOST_ENDS = 10;

export interface LinkedSeatsRepository {
  /**
   * The seat that the booking of a link has now: also in another session, and also when the person has another id since.
   * @returns null when the booking has no seat, whatever other seats the person has
   */
  find(link: SeatLink): Promise<Registration | null>;
  /** @returns the mail that tells how the booking ended, null when there is none (any more) */
  ended(link: SeatLink): Promise<CancellationMail | null>;
  /** Sessions of a seminar that visitors see and that begin after `from`, the next first. */
  upcoming(seminar: string, from: Date): Promise<Session[]>;
}

export const linkedSeats: LinkedSeatsRepository = {
  async find(link) {
    const { sessionId, customerId, booking } = link;
    const isLinked = (seat: Registration) => bookingOf(seat) === booking;
    const seats = db.collection(`sessions/${sessionId}/registrations`);
    const seat = parseDocument(registrationSchema, await seats.doc(customerId).get());
    if (seat && isLinked(seat)) return seat;
    const [moved, merged] = await Promise.all([
      db.collectionGroup('registrations').where('booking', '==', booking).limit(1).get(),
      seats.where('takenAs', '==', customerId).limit(MOST_ENDS).get(),
    ]);
    return (
      parseDocuments(registrationSchema, [...moved.docs, ...merged.docs]).find(isLinked) ?? null
    );
  },
  async ended({ booking }) {
    const found = await db
      .collection('mails')
      .where('booking', '==', booking)
      .limit(MOST_ENDS)
      .get();
    const ends = parseDocuments(mailSchema, found.docs).flatMap((mail) =>
      mail.kind === 'registration-cancelled' ? [mail] : [],
    );
    return ends.toSorted((a, b) => b.cancelledAt.getTime() - a.cancelledAt.getTime())[0] ?? null;
  },
  upcoming: (seminar, from) => readComingSessions(seminar, from, MOST_SESSIONS),
};
