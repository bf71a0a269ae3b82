import { deletedBy, FORGOTTEN, type ClosedBy } from '@wbd/domain/collections';
import { storedBalanceSchema, UNBOOKED_STATES } from '@wbd/domain/commission';
import { mailKindsWhere } from '@wbd/domain/mails';
import { keptMs } from '@wbd/domain/retention';
import { Timestamp, type Query } from 'firebase-admin/firestore';
import { documentsOf } from '../../../core/documents-of.ts';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { CHUNK, forEachDocument } from '../../../core/for-each-document.ts';

/** What is left of an advisor in documents that belong to others, or to no one. All of it can be repeated. */
export interface LastTraces {
  /** @returns customers who are gone and of whom a seat or a place on a waiting list is left, some of them */
  someLeftBehind(uid: string): Promise<string[]>;
  /**
   * Deletes the documents that collection descriptors assign to this step. The mail about the closed account stays until it
   * expires.
   */
  removeRows(uid: string): Promise<void>;
  /** Takes the advisor's name off what belongs to others. */
  forgetMentions(uid: string): Promise<void>;
}

/** Firestore compares a field with at most so many values at once. */
const MOST_COMPARED = 30;

const remove = (query: Query) => forEachDocument(query, (writer, { ref }) => writer.delete(ref));

/** Collections that are handled document by document. The step itself clears the rate limits. */
const BY_CODE: Readonly<
  Record<Exclude<ClosedBy<'traces'>, 'rateLimits'>, (uid: string) => Promise<unknown>>
> = {
  waiting: (uid) =>
    forEachDocument(db.collectionGroup('waiting').where('page', '==', uid), (writer, document) => {
      const page: unknown = document.get('advisor');
      return writer.update(document.ref, { page });
    }),
  async deals(uid) {
    // others stay in the payer's books, under the uid alone
    const deals = db.collection('deals').where('advisor', '==', uid);
    await remove(deals.where('state', 'in', UNBOOKED_STATES));
    await forEachDocument(
      db.collection('deals').where('partner', '==', uid).where('state', 'in', UNBOOKED_STATES),
      (writer, { ref }) => writer.update(ref, { partner: null }),
    );
  },
  taxProfiles: (uid) => forgetPayoutDetails('taxProfiles', uid),
  bankAccounts: (uid) => forgetPayoutDetails('bankAccounts', uid),
  async mails(uid) {
    const kinds = mailKindsWhere(({ atClosing }) => atClosing !== 'kept');
    for (let from = 0; from < kinds.length; from += MOST_COMPARED) {
      const some = kinds.slice(from, from + MOST_COMPARED);
      await remove(db.collection('mails').where('advisor', '==', uid).where('kind', 'in', some));
    }
  },
  async noticeEntries(uid) {
    const { docs } = await noticesAbout(uid).select().get();
    for (const { ref } of docs) {
      await remove(ref.collection('noticeEntries').where('what', '==', 'complaint'));
    }
  },
  // reports stay for the reporters, without the advisor and what the advisor wrote
  notices(uid) {
    const expiresAt = Timestamp.fromMillis(Date.now() + keptMs('notices'));
    return forEachDocument(noticesAbout(uid), (writer, { ref }) =>
      writer.update(ref, { owner: null, title: '', address: '', expiresAt }),
    );
  },
  config: (uid) =>
    db.runTransaction(async (transaction) => {
      const config = await transaction.get(db.doc('config/public'));
      if (config.get('specialAdvisor') === uid) {
        transaction.update(config.ref, { specialAdvisor: null });
      }
    }),
};

export const lastTraces: LastTraces = {
  async someLeftBehind(uid) {
    const found = await Promise.all(
      ['registrations', 'waiting'].map((group) =>
        db.collectionGroup(group).where('advisor', '==', uid).limit(CHUNK).get(),
      ),
    );
    return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
  },
  async removeRows(uid) {
    for (const found of deletedBy('traces')) await remove(documentsOf(found, uid));
    for (const forget of Object.values(BY_CODE)) await forget(uid);
  },
  async forgetMentions(uid) {
    for (const { collection, field } of FORGOTTEN) {
      const named = documentsOf({ collection, by: { field } }, uid);
      await forEachDocument(named, (writer, { ref }) => writer.update(ref, { [field]: null }));
    }
  },
};

const noticesAbout = (uid: string) => db.collection('notices').where('owner', '==', uid);

/** Tax profile and account go with the advisor; while commission is on its way they stay as long as it can be claimed. */
async function forgetPayoutDetails(
  collection: 'taxProfiles' | 'bankAccounts',
  uid: string,
): Promise<void> {
  const balances = await db.collectionGroup('balances').where('partner', '==', uid).get();
  const isOwed = parseDocuments(storedBalanceSchema, balances.docs).some(
    ({ held, due, inPayout }) => held + inPayout > 0 || due > 0,
  );
  const row = db.doc(`${collection}/${uid}`);
  if (!isOwed) await row.delete();
  else if ((await row.get()).exists) {
    await row.update({ expiresAt: Timestamp.fromMillis(Date.now() + keptMs('payoutDetails')) });
  }
}
