import {
  customerSchema,
  registrationSchema,
  sessionSchema,
  type Customer,
  type Mail,
  type Registration,
  type Session,
} from '@wbd/domain';
import type {
  DocumentData,
  DocumentSnapshot,
  Precondition,
  WriteBatch,
} from 'firebase-admin/firestore';
import { db, isOutdated, isUncertain, parseDocument, toData } from '../gateways/firestore.ts';

/** What taking a seat writes; all of it or nothing. */
export interface SeatWrites {
  registration: Registration;
  /** the person as they are afterwards, null when nothing changes about them */
  customer: Customer | null;
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
      return {
        session: found,
        registration: parseDocument(registrationSchema, registrationNow),
        customer: parseDocument(customerSchema, customerNow),
        async write({ registration, customer, mail }) {
          const batch = db.batch();
          put(batch, registrationNow, toData(registration), guarded);
          if (customer) put(batch, customerNow, toData(customer), guarded);
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

function put(
  batch: WriteBatch,
  before: DocumentSnapshot,
  data: DocumentData,
  guarded: boolean,
): void {
  if (!guarded) batch.set(before.ref, data);
  else if (before.exists) batch.update(before.ref, data, unchanged(before, guarded));
  else batch.create(before.ref, data);
}

function unchanged(before: DocumentSnapshot, guarded: boolean): Precondition {
  return guarded && before.updateTime ? { lastUpdateTime: before.updateTime } : {};
}

async function committed(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOutdated(error) || isUncertain(error)) return false;
    throw error;
  }
}
