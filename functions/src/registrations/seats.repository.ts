import {
  customerSchema,
  registrationSchema,
  sessionSchema,
  type Customer,
  type Mail,
  type Referral,
  type Registration,
  type Session,
} from '@wbd/domain';
import { bindToContacts, type Found } from '../customers/entries.repository.ts';
import { db, parseDocument, toData } from '../gateways/firestore.ts';
import { committed, put, unchanged } from '../shared/guarded-batch.ts';

/** What taking a seat writes; all of it or nothing. */
export interface SeatWrites {
  registration: Registration;
  /** the person as they are afterwards; null when nothing changes about them, though they are still there */
  customer: Customer | null;
  /** the look-up that no other customer has these contacts; null when no contact changes hands */
  found: Found | null;
  /** through whose link the person came, when that is to be stored now */
  referral: Referral | null;
  mail: Mail;
}

/** A session as one customer finds it, and the way to take a seat in just that state. */
export interface SeatState {
  session: Session | null;
  registration: Registration | null;
  customer: Customer | null;
  /** @returns false when it was not written, or may not have been, because something has changed since */
  write(writes: SeatWrites): Promise<boolean>;
}

export interface SeatsRepository {
  read(sessionId: string, customerId: string): Promise<SeatState>;
}

/**
 * Seats in Firestore. What was read is bound to what is written by each document's time of last update.
 * @param guarded false leaves that out: last writer wins
 */
export function seatsRepository({ guarded }: { guarded: boolean }): SeatsRepository {
  return {
    async read(sessionId, customerId) {
      const session = db.doc(`sessions/${sessionId}`);
      const [sessionNow, registrationNow, customerNow] = await db.getAll(
        session,
        session.collection('registrations').doc(customerId),
        db.doc(`customers/${customerId}`),
      );
      if (!sessionNow || !registrationNow || !customerNow) throw new Error('getAll fell short');
      const found = parseDocument(sessionSchema, sessionNow);
      const person = parseDocument(customerSchema, customerNow);
      return {
        session: found,
        registration: parseDocument(registrationSchema, registrationNow),
        customer: person,
        async write({ registration, customer, found: claimed, referral, mail }) {
          const batch = db.batch();
          put(batch, registrationNow, toData(registration), guarded);
          if (claimed) bindToContacts(batch, claimed);
          if (customer) put(batch, customerNow, toData(customer), guarded);
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
            { registrationCount: (found?.registrationCount ?? 0) + 1 },
            unchanged(sessionNow, guarded),
          );
          batch.set(db.doc(`mails/${mail.id}`), toData(mail));
          return committed(batch);
        },
      };
    },
  };
}
