import { customerSchema } from '@wbd/domain/customers';
import { notificationSchema } from '@wbd/domain/notifications';
import { registrationSchema, seminarSchema, sessionSchema } from '@wbd/domain/seminars';
import { db, parseDocuments } from '../../../core/firestore.ts';

/** As many as an admin is shown of each: a look costs at most about 350 reads. */
const MOST = { sessions: 30, seminars: 50, registrations: 20, customers: 200, notifications: 30 };

const owned = (collection: string, uid: string) =>
  db.collection(collection).where('advisor', '==', uid);

/** Reads the parts of an advisor's data that the support view shows. */
export const supportData = {
  async sessions(uid: string, from: Date) {
    const sessions = owned('sessions', uid).where('time', '>=', from).orderBy('time');
    return parseDocuments(sessionSchema, (await sessions.limit(MOST.sessions).get()).docs);
  },
  async seminars(uid: string) {
    const seminars = owned('seminars', uid).limit(MOST.seminars);
    return parseDocuments(seminarSchema, (await seminars.get()).docs);
  },
  async registrations(uid: string) {
    const registrations = db
      .collectionGroup('registrations')
      .where('seminarAdvisor', '==', uid)
      .orderBy('registeredAt', 'desc')
      .limit(MOST.registrations);
    return parseDocuments(registrationSchema, (await registrations.get()).docs);
  },
  async customers(uid: string) {
    const all = owned('customers', uid);
    const [rows, count] = await Promise.all([
      all.orderBy('lastName').limit(MOST.customers).get(),
      all.count().get(),
    ]);
    return { total: count.data().count, rows: parseDocuments(customerSchema, rows.docs) };
  },
  async notifications(uid: string) {
    const latest = owned('notifications', uid).orderBy('createdAt', 'desc');
    return parseDocuments(notificationSchema, (await latest.limit(MOST.notifications).get()).docs);
  },
  async hasImprint(uid: string) {
    return (await db.doc(`imprints/${uid}`).get()).exists;
  },
  async testimonials(uid: string) {
    return (await owned('testimonials', uid).count().get()).data().count;
  },
};
