import type { CustomerErasedMail } from '@wbd/domain/mails';
import { documentsOf, type Found } from '../../core/documents-of.ts';
import { db, toData, type NewDocument } from '../../core/firestore.ts';
import {
  replaceReference,
  type CustomerReference,
} from '../../people/customers/customer-references.repository.ts';
import { removeAppointments } from '../../people/appointments/appointments-of-customer.repository.ts';
import { forgetDeals } from '../../people/deals/deals-of-customer.repository.ts';
import { forgetInvited } from '../invitations/invitations-of-customer.repository.ts';
import { CHUNK, forEachDocument } from '../../core/for-each-document.ts';
import { committed } from '../../core/guarded-batch.ts';

/** Everything that is stored about a customer, by kind, and how to remove it. All of it can be repeated. */
export interface Traces {
  /** whether the id is an advisor's, too: such a login stays, and so does what came through the advisor's links */
  isAdvisor(uid: string): Promise<boolean>;
  isCustomer(id: string): Promise<boolean>;
  /** whether the entry went because it is merged into another, and what hangs on it is still on its way there */
  isBeingMerged(id: string): Promise<boolean>;
  /** @returns some of the sessions the customer is registered for, none when there are no more */
  someSessions(id: string): Promise<string[]>;
  /** Removes a registration whose session is gone. */
  removeStrayRegistration(session: string, id: string): Promise<void>;
  /** Removes the documents of a collection about the customer. @returns how many */
  removeDocuments(found: Found, id: string): Promise<number>;
  /** Removes how others came through the customer's links. @returns how many */
  removeAsReferrer(id: string): Promise<number>;
  /** Removes the customer's appointments and frees their times. */
  removeAppointments(id: string): Promise<void>;
  /** Removes deals with the customer; booked entries stay without the person. */
  forgetDeals(id: string): Promise<void>;
  /** Removes the customer from the advisor's invitations. */
  forgetInvited(id: string): Promise<void>;
  /** Takes the customer out of a field in which others name them. @returns how many documents changed */
  forgetReference(field: CustomerReference, id: string): Promise<number>;
  /**
   * Removes the customer's own document.
   * @param notice for the advisor, enqueued together with the removal; null when no one has to be told
   * @param entry what an admin did, written together with the notice; null or left out for everyone else
   */
  removeCustomer(
    id: string,
    notice: CustomerErasedMail | null,
    entry?: NewDocument | null,
  ): Promise<void>;
}

export const tracesRepository: Traces = {
  async isAdvisor(uid) {
    const found = await db.getAll(db.doc(`advisors/${uid}`), db.doc(`accounts/${uid}`));
    return found.some((snapshot) => snapshot.exists);
  },
  async isCustomer(id) {
    return (await db.doc(`customers/${id}`).get()).exists;
  },
  async isBeingMerged(id) {
    return (await db.doc(`customerMerges/${id}`).get()).exists;
  },
  async someSessions(id) {
    const seats = await db
      .collectionGroup('registrations')
      .where('customer', '==', id)
      .limit(CHUNK)
      .get();
    return seats.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
  },
  async removeStrayRegistration(session, id) {
    await db.doc(`sessions/${session}/registrations/${id}`).delete();
  },
  removeDocuments: (found, id) =>
    forEachDocument(documentsOf(found, id), (writer, { ref }) => writer.delete(ref)),
  removeAsReferrer: (id) =>
    forEachDocument(db.collection('referrals').where('referrer', '==', id), (writer, { ref }) =>
      // only the referrer could read it
      writer.delete(ref),
    ),
  removeAppointments,
  forgetDeals,
  forgetInvited,
  forgetReference: (field, id) => replaceReference[field](id, null),
  async removeCustomer(id, notice, entry = null) {
    const customer = db.doc(`customers/${id}`);
    if (notice) {
      const batch = db.batch().delete(customer, { exists: true });
      batch.create(db.doc(`mails/${notice.id}`), toData(notice));
      if (entry) batch.create(db.doc(entry.path), entry.data);
      // not written: another request has removed the customer, and told the advisor
      if (await committed(batch)) return;
    }
    await customer.delete();
  },
};
