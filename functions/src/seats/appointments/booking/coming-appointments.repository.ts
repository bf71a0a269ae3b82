import { db } from '../../../core/firestore.ts';

/** Counts upcoming appointments of a phone number with an advisor. */
export async function countComing(phone: string, advisor: string, now: Date): Promise<number> {
  const coming = db
    .collection('appointments')
    .where('advisor', '==', advisor)
    .where('phone', '==', phone)
    .where('state', '==', 'booked')
    .where('start', '>', now);
  return (await coming.count().get()).data().count;
}
