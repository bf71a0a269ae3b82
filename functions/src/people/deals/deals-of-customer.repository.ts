import { BOOKED_STATES } from '@wbd/domain/commission';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';

const isBooked = (deal: QueryDocumentSnapshot) =>
  BOOKED_STATES.some((state) => state === deal.get('state'));

/**
 * Removes the deals of a customer who is erased; confirmed ones stay without the person (§ 147 AO). One that is decided
 * meanwhile makes the erasure fail, and its repetition finds it as it is then.
 */
export async function forgetDeals(customer: string): Promise<void> {
  const deals = db.collection('deals').where('customer', '==', customer);
  await forEachDocument(deals, (writer, deal) => {
    const asRead = { lastUpdateTime: deal.updateTime };
    return isBooked(deal)
      ? writer.update(deal.ref, { customer: null, name: null }, asRead)
      : writer.delete(deal.ref, asRead);
  });
}
