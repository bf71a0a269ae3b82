import type { Firestore } from 'firebase-admin/firestore';
import type { OperatorData } from './operator-data.ts';

/**
 * Makes the database hold exactly this configuration, these organisations and these folders, in one step.
 * @throws Error, with nothing written, when an organisation that is left out still has advisors, or a folder videos
 */
export async function writeOperatorData(db: Firestore, data: OperatorData): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const collections = [
      { name: 'orgs', items: data.organisations, user: 'advisors', field: 'org' },
      { name: 'folders', items: data.folders, user: 'knowledgeVideos', field: 'folder' },
    ] as const;
    const gone: FirebaseFirestore.DocumentReference[] = [];
    for (const { name, items, user, field } of collections) {
      const stored = await transaction.get(db.collection(name));
      const kept = new Set(items.map(({ id }) => id));
      for (const { id, ref } of stored.docs.filter((one) => !kept.has(one.id))) {
        const inUse = await transaction.get(db.collection(user).where(field, '==', id).limit(1));
        if (!inUse.empty)
          throw new Error(`${name}/${id} is still used by ${user}: nothing was written.`);
        gone.push(ref);
      }
    }
    for (const ref of gone) transaction.delete(ref);
    for (const { name, items } of collections) {
      for (const { id, ...fields } of items) transaction.set(db.collection(name).doc(id), fields);
    }
    transaction.set(db.doc('config/public'), data.config);
    transaction.set(db.doc('config/withheld'), data.withheld);
    const seller = db.doc('config/seller');
    if (data.seller) transaction.set(seller, data.seller);
    else transaction.delete(seller);
  });
}
