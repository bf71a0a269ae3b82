import type { BulkWriter, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db, grpcStatus } from '../gateways/firestore.ts';
import { ownRegistrations, resetsByEmail } from '../shared/limits.ts';
import { readAccount } from '../shared/people.repository.ts';

/** as many as are read at once */
const CHUNK = 100;

/** Everything that is stored about a customer, by kind, and how to remove it. All of it can be repeated. */
export interface Traces {
  /** whether the id is an advisor's, too: such a login stays, and so does what came through the advisor's links */
  isAdvisor(uid: string): Promise<boolean>;
  isAdmin(uid: string): Promise<boolean>;
  isCustomer(id: string): Promise<boolean>;
  /** @returns some of the sessions the customer is registered for, none when there are no more */
  someSessions(id: string): Promise<string[]>;
  /** Removes a registration whose session is gone. */
  removeStrayRegistration(session: string, id: string): Promise<void>;
  /** @returns how many */
  removeMails(id: string): Promise<number>;
  /** Removes how the customer came. */
  removeReferral(id: string): Promise<void>;
  /** Takes the customer's name off those who came through their links. @returns how many documents that concerned */
  removeAsReferrer(id: string): Promise<number>;
  /** @param email null when it is not known any more */
  removeLimits(id: string, email: string | null): Promise<void>;
  removeCustomer(id: string): Promise<void>;
}

export const tracesRepository: Traces = {
  async isAdvisor(uid) {
    const found = await db.getAll(db.doc(`advisors/${uid}`), db.doc(`accounts/${uid}`));
    return found.some((snapshot) => snapshot.exists);
  },
  async isAdmin(uid) {
    return (await readAccount(uid))?.admin ?? false;
  },
  async isCustomer(id) {
    return (await db.doc(`customers/${id}`).get()).exists;
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
  removeMails: (id) =>
    forAll(db.collection('mails').where('customer', '==', id), (writer, { ref }) =>
      writer.delete(ref),
    ),
  async removeReferral(id) {
    await db.doc(`referrals/${id}`).delete();
  },
  async removeAsReferrer(id) {
    const referrals = await forAll(
      db.collection('referrals').where('referrer', '==', id),
      // only the referrer could read it
      (writer, { ref }) => writer.delete(ref),
    );
    const customers = await forAll(
      db.collection('customers').where('inviteBy', '==', id),
      (writer, { ref }) => writer.update(ref, { inviteBy: null }),
    );
    return referrals + customers;
  },
  async removeLimits(id, email) {
    await ownRegistrations.forget(id);
    if (email !== null) await resetsByEmail.forget(email.toLowerCase());
  },
  async removeCustomer(id) {
    await db.doc(`customers/${id}`).delete();
  },
};

/** Writes every document of a query, a chunk at a time, until the query finds nothing. @returns how many */
async function forAll(
  query: Query,
  write: (writer: BulkWriter, document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  for (let done = 0; ;) {
    const { docs } = await query.limit(CHUNK).get();
    if (docs.length === 0) return done;
    const writer = db.bulkWriter();
    const writes = docs.map((document) => write(writer, document).catch(unlessGone));
    await writer.close();
    await Promise.all(writes);
    done += docs.length;
  }
}

/** Somebody else has removed the document meanwhile. */
function unlessGone(error: unknown): void {
  const gone = error instanceof Error && 'code' in error && error.code === grpcStatus.notFound;
  if (!gone) throw error;
}
