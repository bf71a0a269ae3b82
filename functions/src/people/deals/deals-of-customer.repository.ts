import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { forEachDocument } from '../../core/for-each-document.ts';

const dealsOf = (customer: string) => db.collection('deals').where('customer', '==', customer);

/** Those that the payer's books need, with amount and reference. */
const isBooked = (deal: QueryDocumentSnapshot) =>
  ['confirmed', 'cancelled'].includes(String(deal.get('state')));

/**
 * Removes the deals of a customer who is erased; confirmed ones stay without the person (§ 147 AO). One that is decided
 * meanwhile makes the erasure fail, and its repetition finds it as it is then.
 */
export async function forgetDeals(customer: string): Promise<void> {
  await forEachDocument(dealsOf(customer), (writer, deal) => {
    const asRead = { lastUpdateTime: deal.updateTime };
    return isBooked(deal)
      ? writer.update(deal.ref, { customer: null, name: null }, asRead)
      : writer.delete(deal.ref, asRead);
  });
}

/** Deals with an entry that was merged into another customer are that customer's. */
export async function moveDeals(from: string, into: string): Promise<void> {
  await forEachDocument(dealsOf(from), (writer, { ref }) => writer.update(ref, { customer: into }));
}
