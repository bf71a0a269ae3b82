import type { Mail } from '@wbd/domain/mails';
import {
  registrationSchema,
  sessionSchema,
  waitingEntrySchema,
  type Registration,
  type Session,
  type WaitingEntry,
} from '@wbd/domain/seminars';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';
import { leftTrace } from '../../core/log/left-trace.ts';
import { countGuests } from '../../mail/letters/guests-registered/guests.repository.ts';
import { countsAfter } from './seat-counts.ts';

/** A person's seat in one session and their place in another one, and the way to move in just that state. */
export interface MovingSeat {
  from: { session: Session | null; registration: Registration | null };
  to: {
    session: Session | null;
    registration: Registration | null;
    /** on the waiting list there; the seat ends it */
    entry: WaitingEntry | null;
    /** how many people an advisor has registered for it, as of now */
    guests: (advisor: string) => Promise<number>;
  };
  /** @returns false when it was not written, or may not have been, because something has changed since */
  move(registration: Registration, mails: readonly Mail[]): Promise<boolean>;
}

export interface MovingSeatsRepository {
  read(fromSession: string, toSession: string, customerId: string): Promise<MovingSeat>;
}

/**
 * Seats on their way in Firestore: the old one goes, the new one comes and both counts follow, or nothing happens.
 * @param guarded false leaves out what binds the write to what was read: last writer wins
 */
export function movingSeatsRepository({ guarded }: { guarded: boolean }): MovingSeatsRepository {
  return {
    async read(fromSession, toSession, customerId) {
      const [from, to] = [db.doc(`sessions/${fromSession}`), db.doc(`sessions/${toSession}`)];
      const [fromNow, seatNow, toNow, newSeatNow, entryNow, customerNow] = await db.getAll(
        from,
        from.collection('registrations').doc(customerId),
        to,
        to.collection('registrations').doc(customerId),
        to.collection('waiting').doc(customerId),
        db.doc(`customers/${customerId}`),
      );
      if (!fromNow || !seatNow || !toNow || !newSeatNow || !entryNow || !customerNow) {
        throw new Error('getAll fell short');
      }
      const [left, entered] = [fromNow, toNow].map((now) => parseDocument(sessionSchema, now));
      const entry = parseDocument(waitingEntrySchema, entryNow);
      return {
        from: {
          session: left ?? null,
          registration: parseDocument(registrationSchema, seatNow),
        },
        to: {
          session: entered ?? null,
          registration: parseDocument(registrationSchema, newSeatNow),
          entry,
          guests: (advisor) => countGuests(toSession, advisor),
        },
        async move(registration, mails) {
          const batch = db.batch();
          batch.delete(seatNow.ref, unchanged(seatNow, guarded));
          batch.update(
            from,
            { registrationCount: Math.max(0, (left?.registrationCount ?? 0) - 1), ...leftTrace() },
            unchanged(fromNow, guarded),
          );
          put(batch, newSeatNow, toData(registration), guarded);
          if (entry) batch.delete(entryNow.ref, unchanged(entryNow, guarded));
          batch.update(
            to,
            entered ? countsAfter(entered, entry, 'seated') : {},
            unchanged(toNow, guarded),
          );
          // changes nothing, but fails when the person has been erased since they were read
          const advisor: unknown = customerNow.get('advisor');
          batch.update(customerNow.ref, { advisor }, unchanged(customerNow, guarded));
          for (const mail of mails) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
          return committed(batch);
        },
      };
    },
  };
}
