import { announcementSchema } from '@wbd/domain/contracts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { lateAnnouncements } from './announcements.ts';
import type { OperatorData } from './operator-data.ts';

const announcementsSchema = z._default(z.array(announcementSchema), []);

/**
 * Makes the database hold exactly this configuration and these organisations, in one step. Admins and administrators of
 * organisations change names and folders in the portal: what is stored of them stays, and the file adds what is missing.
 * @throws Error, with nothing written, when an organisation that is left out still has advisors, or a change is
 *   announced too late
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
    const [orgs, folders] = [db.collection('orgs'), db.collection('folders')];
    const storedOrgs = await transaction.get(orgs);
    const storedFolders = new Set((await transaction.get(folders)).docs.map(({ id }) => id));
    const names = new Map(storedOrgs.docs.map((one) => [one.id, String(one.get('name'))]));
    const kept = new Set(data.organisations.map(({ id }) => id));
    const gone = storedOrgs.docs.filter(({ id }) => !kept.has(id));
    for (const { id } of gone) {
      const members = db.collection('advisors').where('org', '==', id).limit(1);
      if (!(await transaction.get(members)).empty)
        throw new Error(`orgs/${id} is still used by advisors: nothing was written.`);
    }
    for (const { ref } of gone) transaction.delete(ref);
    for (const { id, name, ...fields } of data.organisations)
      transaction.set(orgs.doc(id), { ...fields, name: names.get(id) ?? name });
    for (const { id, ...fields } of data.folders)
      if (!storedFolders.has(id)) transaction.create(folders.doc(id), fields);
    transaction.set(config, data.config);
    transaction.set(db.doc('config/withheld'), data.withheld);
    const seller = db.doc('config/seller');
    if (data.seller) transaction.set(seller, data.seller);
    else transaction.delete(seller);
  });
}
