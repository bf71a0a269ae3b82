import { paymentSchema } from '@wbd/domain/plans';
import { db, parseDocuments, type NewDocument } from '../../core/firestore.ts';
import { revenueGrowth, revenueLoss } from '../../core/revenue.repository.ts';

/**
 * Marks an account as a test account or unmarks it, moves its payments out of the revenue or back, and writes the entry
 * with it. An account that is already so stays as it is.
 * @returns false for an unknown account
 */
export async function markTest(uid: string, isTest: boolean, entry: NewDocument): Promise<boolean> {
  const account = db.doc(`accounts/${uid}`);
  return db.runTransaction(async (transaction) => {
    const [before, { docs }] = await Promise.all([
      transaction.get(account),
      transaction.get(account.collection('payments')),
    ]);
    if (!before.exists) return false;
    if (before.get('isTest') === isTest) return true;
    transaction.update(account, { isTest });
    for (const payment of parseDocuments(paymentSchema, docs)) {
      const { ref, data } = isTest ? revenueLoss(payment) : revenueGrowth(payment);
      transaction.set(ref, data, { merge: true });
    }
    transaction.create(db.doc(entry.path), entry.data);
    return true;
  });
}
