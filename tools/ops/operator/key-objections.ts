import type { Firestore } from 'firebase-admin/firestore';
import { hashesOfEarlier } from '../../../functions/src/mail/recipients/address-hash.ts';

const ROWS_AT_ONCE = 200;

/**
 * Gives the key to objections that an earlier release stored under a plain hash of the address, which a list of addresses
 * could tell apart. Nothing but the id changes. Repeated, it goes on with what is left.
 * @returns how many
 * @throws Error without `ADDRESS_KEY` in the environment
 */
export async function keyObjections(db: Firestore): Promise<number> {
  const all = db.collection('objections').orderBy('__name__').limit(ROWS_AT_ONCE);
  let count = 0;
  let { docs } = await all.get();
  while (docs.length > 0) {
    const batch = db.batch();
    for (const row of docs) {
      const [keyed] = hashesOfEarlier(row.id) ?? [];
      if (keyed === undefined) continue;
      batch.set(db.doc(`objections/${keyed}`), row.data());
      batch.delete(row.ref);
      count += 1;
    }
    await batch.commit();
    docs = (await all.startAfter(docs.at(-1)).get()).docs;
  }
  return count;
}
