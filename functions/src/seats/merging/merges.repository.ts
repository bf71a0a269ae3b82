import { RENAMED, type ByCode } from '@wbd/domain/collections';
import { customerMergeSchema, referralSchema } from '@wbd/domain/customers';
import { registrationSchema, sessionSchema, waitingEntrySchema } from '@wbd/domain/seminars';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { documentsOf } from '../../core/documents-of.ts';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { mergedPlaces, type Places } from './merged-places.ts';
import { moveNote } from '../../people/customers/customer-notes.repository.ts';
import { replaceReference } from '../../people/customers/customer-references.repository.ts';
import { moveInvited } from '../invitations/invitations-of-customer.repository.ts';
import { forEachDocument } from '../../core/for-each-document.ts';
import { committed, put, unchanged } from '../../core/guarded-batch.ts';
import { leftTrace } from '../../core/log/left-trace.ts';

/** customerMerges/{from}: what hung on the entry `from`, which is gone, goes over to the customer `into`. */
export interface Merge {
  from: string;
  into: string;
}

export interface MergesRepository {
  /** @returns null when there is none, or it is finished */
  read(from: string): Promise<Merge | null>;
  /** @returns the entries whose traces are still to go to this customer */
  into(id: string): Promise<string[]>;
  /**
   * Moves the seat in a session, or the place on its waiting list, together with the mails about it. A second one of the same
   * person goes, and its links show what the person keeps.
   * @returns null when something has changed since it was read
   */
  movePlaces(session: string, merge: Merge): Promise<'moved' | 'customer-gone' | null>;
  /**
   * Moves the remaining documents according to the collection descriptors. Mails among them are about seats that no longer
   * exist.
   */
  moveTraces(merge: Merge): Promise<void>;
  remove(from: string): Promise<void>;
}

export const mergesRepository: MergesRepository = {
  async read(from) {
    const order = await db.doc(`customerMerges/${from}`).get();
    const merge = parseDocument(customerMergeSchema, order);
    return merge && { from, into: merge.into };
  },
  async into(id) {
    const orders = await db.collection('customerMerges').where('into', '==', id).get();
    return orders.docs.map((order) => order.id);
  },
  async movePlaces(sessionId, { from, into }) {
    const ref = db.doc(`sessions/${sessionId}`);
    const both = [from, into].flatMap((id) => [
      ref.collection('registrations').doc(id),
      ref.collection('waiting').doc(id),
    ]);
    const [sessionNow, seatNow, entryNow, otherSeatNow, otherEntryNow, customerNow] =
      await db.getAll(ref, ...both, db.doc(`customers/${into}`));
    if (!sessionNow || !seatNow || !entryNow || !otherSeatNow || !otherEntryNow || !customerNow) {
      throw new Error('getAll fell short');
    }
    if (!customerNow.exists) return 'customer-gone';
    if (!seatNow.exists && !entryNow.exists) return 'moved';
    const mails = await db
      .collection('mails')
      .where('customer', '==', from)
      .where('session', '==', sessionId)
      .get();

    const batch = db.batch();
    const session = parseDocument(sessionSchema, sessionNow);
    const places = mergedPlaces(
      parsedPlaces(seatNow, entryNow),
      parsedPlaces(otherSeatNow, otherEntryNow),
      into,
      session ?? NOTHING_COUNTED,
    );
    for (const gone of [seatNow, entryNow]) {
      if (gone.exists) batch.delete(gone.ref, unchanged(gone, true));
    }
    if (session) {
      if (places.seat) put(batch, otherSeatNow, toData(places.seat), true);
      if (places.entry) put(batch, otherEntryNow, toData(places.entry), true);
      else if (otherEntryNow.exists)
        batch.delete(otherEntryNow.ref, unchanged(otherEntryNow, true));
      batch.update(
        sessionNow.ref,
        { ...places.counts, ...leftTrace() },
        unchanged(sessionNow, true),
      );
    }
    for (const mail of mails.docs) {
      // a process that is just writing the mail reads the seat where it no longer is: the claim ends, and the sweep sends it
      const state = mail.get('state') === 'claimed' ? { state: 'queued' } : {};
      batch.update(mail.ref, { ...state, customer: into }, unchanged(mail, true));
    }
    // changes nothing, but fails when the person has been erased since they were read
    const advisor: unknown = customerNow.get('advisor');
    batch.update(customerNow.ref, { advisor }, unchanged(customerNow, true));
    return (await committed(batch)) ? 'moved' : null;
  },
  async moveTraces({ from, into }) {
    for (const { collection, field } of RENAMED) {
      await forEachDocument(documentsOf({ collection, by: { field } }, from), (writer, { ref }) =>
        writer.update(ref, { [field]: into }),
      );
    }
    for (const move of Object.values(BY_CODE)) await move(from, into);
  },
  async remove(from) {
    await db.doc(`customerMerges/${from}`).delete();
  },
};

/** Collections that descriptors leave to code. Places in sessions move with the session's counts, see `movePlaces`. */
const BY_CODE: Readonly<
  Record<
    Exclude<ByCode<'merging'>, 'registrations' | 'waiting'>,
    (from: string, into: string) => Promise<void>
  >
> = {
  customerNotes: moveNote,
  invitations: moveInvited,
  async customers(from, into) {
    for (const replace of Object.values(replaceReference)) await replace(from, into);
  },
  referrals: moveReferral,
};

const NOTHING_COUNTED = { registrationCount: 0, waitingCount: 0, heldSeats: 0 };

function parsedPlaces(seat: DocumentSnapshot, entry: DocumentSnapshot): Places {
  return {
    seat: parseDocument(registrationSchema, seat),
    entry: parseDocument(waitingEntrySchema, entry),
  };
}

/** How the person came: the first link stays, and so does the customer's own when both have one. */
async function moveReferral(from: string, into: string): Promise<void> {
  const own = db.doc(`referrals/${into}`);
  await db.runTransaction(async (transaction) => {
    const [before, ownNow] = await transaction.getAll(db.doc(`referrals/${from}`), own);
    if (!before || !ownNow) throw new Error('getAll fell short');
    const referral = parseDocument(referralSchema, before);
    if (!referral) return;
    transaction.delete(before.ref);
    const { appointmentAt, registered, deals } = referral;
    const kept = parseDocument(referralSchema, ownNow);
    if (kept) {
      transaction.update(own, {
        appointmentAt: kept.appointmentAt ?? appointmentAt,
        registered: kept.registered || registered,
        deals:
          kept.referrer === referral.referrer
            ? [...new Set([...kept.deals, ...deals])]
            : kept.deals,
      });
      return;
    }
    if (referral.referrer === into) return;
    const moved = { ...referral, id: into, customer: into };
    transaction.create(own, toData(moved));
  });
}
