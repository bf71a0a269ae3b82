import { announcementSchema } from '@wbd/domain/contracts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { lateAnnouncements } from './announcements.ts';
import type { OperatorData } from './operator-data.ts';

const announcementsSchema = z._default(z.array(announcementSchema), []);

/**
 * Makes the database hold exactly this configuration, these organisations and these folders, in one step.
 * @throws Error, with nothing written, when an organisation that is left out still has advisors, a folder videos, or a
 *   change is announced too late
 */
export async function writeOperatorData(
  db: Firestore,
  data: OperatorData,
  now: Date,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const config = db.doc('config/public');
    const stored = announcementsSchema.parse((await transaction.get(config)).get('announcements'));
    const late = lateAnnouncements(stored, data.config.announcements, now);
    if (late.length > 0) throw new Error(`${late.join('\n')}\nNothing was written.`);
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
    transaction.set(config, data.config);
    transaction.set(db.doc('config/withheld'), data.withheld);
    const seller = db.doc('config/seller');
    if (data.seller) transaction.set(seller, data.seller);
    else transaction.delete(seller);
  });
}
