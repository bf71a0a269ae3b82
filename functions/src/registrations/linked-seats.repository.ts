import { registrationSchema, type Registration, type Session } from '@wbd/domain';
import { db, parseDocument, parseDocuments } from '../gateways/firestore.ts';
import { readComingSessions } from '../shared/coming-sessions.repository.ts';
import type { SeatOwner } from './seat-token.ts';

/** No seminar has more dates ahead than a person wants to choose from. */
const MOST_SESSIONS = 50;

export interface LinkedSeatsRepository {
  /**
   * The seat of the person whom a link was mailed to, also when the person has another id since.
   * @returns null when there is none
   */
  find(owner: SeatOwner): Promise<Registration | null>;
  /** Sessions of a seminar that visitors see and that begin after `from`, the next first. */
  upcoming(seminar: string, from: Date): Promise<Session[]>;
}

export const linkedSeats: LinkedSeatsRepository = {
  async find({ sessionId, customerId }) {
    const seats = db.collection(`sessions/${sessionId}/registrations`);
    const seat = parseDocument(registrationSchema, await seats.doc(customerId).get());
    if (seat) return seat;
    const merged = await seats.where('takenAs', '==', customerId).limit(1).get();
    return parseDocuments(registrationSchema, merged.docs)[0] ?? null;
  },
  upcoming: (seminar, from) => readComingSessions(seminar, from, MOST_SESSIONS),
};
