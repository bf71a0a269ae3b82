import { storedBalanceSchema, UNBOOKED_STATES } from '@wbd/domain/commission';
import { mailKindsWhere } from '@wbd/domain/mails';
import { keptMs } from '@wbd/domain/retention';
import { Timestamp, type Query } from 'firebase-admin/firestore';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { CHUNK, forEachDocument } from '../../../core/for-each-document.ts';

/** What is left of an advisor in documents that belong to others, or to no one. All of it can be repeated. */
export interface LastTraces {
  /** @returns customers who are gone and of whom a seat or a place on a waiting list is left, some of them */
  someLeftBehind(uid: string): Promise<string[]>;
  /** Removes notes, mails, seats that were left behind and how customers came. The mail that tells of the end stays until it expires. */
  removeRows(uid: string): Promise<void>;
  /** Takes the advisor's name off what belongs to others. */
  forgetMentions(uid: string): Promise<void>;
}

/** Firestore compares a field with at most so many values at once. */
const MOST_COMPARED = 30;

const remove = (query: Query) => forEachDocument(query, (writer, { ref }) => writer.delete(ref));

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
    // seats whose session was gone before
    await remove(db.collectionGroup('registrations').where('seminarAdvisor', '==', uid));
    await remove(db.collection(`accounts/${uid}/planChanges`));
    await remove(db.collection(`accounts/${uid}/payments`));
    await remove(db.collection('customerNotes').where('advisor', '==', uid));
    await remove(db.collection('datedNotes').where('advisor', '==', uid));
    // others stay in the payer's books, under the uid alone
    const deals = db.collection('deals').where('advisor', '==', uid);
    await remove(deals.where('state', 'in', UNBOOKED_STATES));
    await forgetPayoutDetails(uid);
    await remove(db.collection('referrals').where('advisor', '==', uid));
    await db.doc(`sponsors/${uid}`).delete();
    await remove(db.collection('sponsors').where('sponsor', '==', uid));
    await db.doc(`teamFigures/${uid}`).delete();
    await remove(db.collection('linkVisits').where('referrer', '==', uid));
    const kinds = mailKindsWhere(({ atClosing }) => atClosing !== 'kept');
    for (let from = 0; from < kinds.length; from += MOST_COMPARED) {
      const some = kinds.slice(from, from + MOST_COMPARED);
      await remove(db.collection('mails').where('advisor', '==', uid).where('kind', 'in', some));
    }
  },
  async forgetMentions(uid) {
    await forEachDocument(
      db.collectionGroup('registrations').where('page', '==', uid),
      (writer, { ref }) => writer.update(ref, { page: null }),
    );
    await forEachDocument(
      db.collectionGroup('waiting').where('page', '==', uid),
      (writer, document) => {
        const page: unknown = document.get('advisor');
        return writer.update(document.ref, { page });
      },
    );
    await forEachDocument(
      db.collection('deals').where('partner', '==', uid).where('state', 'in', UNBOOKED_STATES),
      (writer, { ref }) => writer.update(ref, { partner: null }),
    );
    await forEachDocument(
      db.collection('stripeEvents').where('account', '==', uid),
      (writer, { ref }) => writer.update(ref, { account: null }),
    );
    await forEachDocument(
      db.collectionGroup('teamEntries').where('by', '==', uid),
      (writer, { ref }) => writer.update(ref, { by: null }),
    );
    await forEachDocument(
      db.collectionGroup('teamEntries').where('about', '==', uid),
      (writer, { ref }) => writer.update(ref, { about: null }),
    );
    await forgetOwner(uid);
    await db.runTransaction(async (transaction) => {
      const config = await transaction.get(db.doc('config/public'));
      if (config.get('specialAdvisor') === uid) {
        transaction.update(config.ref, { specialAdvisor: null });
      }
    });
  },
};

/** Tax profile and account go with the advisor; while commission is on its way they stay as long as it can be claimed. */
async function forgetPayoutDetails(uid: string): Promise<void> {
  const balances = await db.collectionGroup('balances').where('partner', '==', uid).get();
  const isOwed = parseDocuments(storedBalanceSchema, balances.docs).some(
    ({ held, due, inPayout }) => held + inPayout > 0 || due > 0,
  );
  const expiresAt = Timestamp.fromMillis(Date.now() + keptMs('payoutDetails'));
  for (const row of [db.doc(`taxProfiles/${uid}`), db.doc(`bankAccounts/${uid}`)]) {
    if (!isOwed) await row.delete();
    else if ((await row.get()).exists) await row.update({ expiresAt });
  }
}

/** What was reported about the advisor's content stays for the reporters, without the advisor and what they wrote. */
async function forgetOwner(uid: string): Promise<void> {
  const owned = db.collection('notices').where('owner', '==', uid);
  const { docs } = await owned.select().get();
  for (const { ref } of docs) {
    await remove(ref.collection('noticeEntries').where('what', '==', 'complaint'));
  }
  const expiresAt = Timestamp.fromMillis(Date.now() + keptMs('notices'));
  await forEachDocument(owned, (writer, { ref }) =>
    writer.update(ref, { owner: null, title: '', address: '', expiresAt }),
  );
}
