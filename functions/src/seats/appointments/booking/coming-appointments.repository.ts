import { db } from '../../../core/firestore.ts';

/** How many coming appointments the person with a number has with an advisor. */
export async function countComing(phone: string, advisor: string, now: Date): Promise<number> {
  const coming = db
    .collection('appointments')
    .where('advisor', '==', advisor)
    .where('phone', '==', phone)
    .where('state', '==', 'booked')
    .where('start', '>', now);
  return (await coming.count().get()).data().count;
}
