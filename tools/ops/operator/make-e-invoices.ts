import type { Firestore } from 'firebase-admin/firestore';

const ROWS_AT_ONCE = 300;

/**
 * Has the functions make every e-invoice that waits, such as those from before the operator's details were there. Repeatable:
 * existing e-invoices stay as they are.
 * @returns how many wait
 * @throws Error while the configuration names no seller
 */
export async function makeEInvoices(db: Firestore): Promise<number> {
  if (!(await db.doc('config/seller').get()).exists) {
    throw new Error('The configuration names no seller: apply a file that does.');
  }
  const waiting = db
    .collection('invoices')
    .where('eInvoice', '==', 'waiting')
    .orderBy('__name__')
    .limit(ROWS_AT_ONCE);
  let asked = 0;
  for (let { docs } = await waiting.get(); docs.length > 0;) {
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { askedAt: new Date() });
    await batch.commit();
    asked += docs.length;
    ({ docs } = await waiting.startAfter(docs.at(-1)).get());
  }
  return asked;
}
