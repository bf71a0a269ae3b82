import { customerSchema, type Customer, type Referral } from '@wbd/domain/customers';
import type { GuestsMail, Mail, ParticipantMail } from '@wbd/domain/mails';
import {
  registrationSchema,
  sessionSchema,
  waitingEntrySchema,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import {
  bindToContacts,
  customerData,
  type Found,
} from '../../people/customers/entries.repository.ts';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';
import { countGuests } from '../../mail/letters/guests-registered/guests.repository.ts';
import { bindToSeats, seatLock, sessionsElsewhere } from './seats-of-person.repository.ts';
import { countsAfter } from './seat-counts.ts';

/** What is written about the person together with their seat or their place on the waiting list. */
interface PersonWrites {
  /** the person as they are afterwards; null when nothing changes about them, though they are still there */
  customer: Customer | null;
  /** the look-up that no other customer has these contacts; null when no contact changes hands */
  found: Found | null;
  /** the referrer to store now */
  referral: Referral | null;
  /** null for a person without an e-mail address */
  mail: Mail | null;
}

/** What taking a seat writes; all of it or nothing. */
export interface SeatWrites extends PersonWrites {
  registration: Registration;
  /** mails to advisors beyond those of every registration */
  news?: readonly ParticipantMail[];
}

/** What joining the waiting list writes; all of it or nothing. */
export interface EntryWrites extends PersonWrites {
  entry: WaitingEntry;
}

/** A session as one customer finds it, and the way to take a seat in just that state. */
export interface SeatState {
  session: Session | null;
  registration: Registration | null;
  /** on the session's waiting list; a seat that is taken ends it */
  entry: WaitingEntry | null;
  customer: Customer | null;
  /** Other sessions of the seminar in which the person has a seat; the write fails when they take another one meanwhile. */
  elsewhere(): Promise<Session[]>;
  /** how many people an advisor has registered for the session, as of now */
  guests: (advisor: string) => Promise<number>;
  /**
   * @param told mails to others than the person
   * @returns false when it was not written, or may not have been, because something has changed since
   */
  write(writes: SeatWrites | EntryWrites, told?: readonly GuestsMail[]): Promise<boolean>;
}

export interface SeatsRepository {
  read(sessionId: string, customerId: string): Promise<SeatState>;
}

/**
 * Seats in Firestore. Writes are bound to the read documents by their update times.
 * @param guarded false leaves that out: last writer wins
 */
export function seatsRepository({ guarded }: { guarded: boolean }): SeatsRepository {
  return {
    async read(sessionId, customerId) {
      const session = db.doc(`sessions/${sessionId}`);
      const [sessionNow, registrationNow, entryNow, customerNow, lockNow] = await db.getAll(
        session,
        session.collection('registrations').doc(customerId),
        session.collection('waiting').doc(customerId),
        db.doc(`customers/${customerId}`),
        // before the query of `elsewhere`: a seat that is taken between the two changes the lock
        seatLock(customerId),
      );
      if (!sessionNow || !registrationNow || !entryNow || !customerNow || !lockNow) {
        throw new Error('getAll fell short');
      }
      const found = parseDocument(sessionSchema, sessionNow);
      const entry = parseDocument(waitingEntrySchema, entryNow);
      const person = parseDocument(customerSchema, customerNow);
      return {
        session: found,
        registration: parseDocument(registrationSchema, registrationNow),
        entry,
        customer: person,
        elsewhere: async () => (found ? sessionsElsewhere(found, customerId) : []),
        guests: (advisor) => countGuests(sessionId, advisor),
        async write(writes, told = []) {
          const { customer, found: claimed, referral, mail } = writes;
          const batch = db.batch();
          bindToSeats(batch, lockNow, guarded);
          if ('entry' in writes) put(batch, entryNow, toData(writes.entry), guarded);
          else {
            put(batch, registrationNow, toData(writes.registration), guarded);
            if (entry) batch.delete(entryNow.ref, unchanged(entryNow, guarded));
          }
          if (claimed) bindToContacts(batch, claimed);
          if (customer) put(batch, customerNow, customerData(customer), guarded);
          // changes nothing, but fails when the person has been erased or changed since they were read
          else if (person) {
            batch.update(
              customerNow.ref,
              { advisor: person.advisor },
              unchanged(customerNow, guarded),
            );
          }
          // bound to the customer as they were read, who had come without a link
          if (referral) batch.set(db.doc(`referrals/${referral.id}`), toData(referral));
          batch.update(
            session,
            found ? countsAfter(found, entry, 'entry' in writes ? 'joined' : 'seated') : {},
            unchanged(sessionNow, guarded),
          );
          const news = 'registration' in writes ? (writes.news ?? []) : [];
          for (const row of [...(mail ? [mail] : []), ...news, ...told])
            batch.set(db.doc(`mails/${row.id}`), toData(row));
          return committed(batch);
        },
      };
    },
  };
}
