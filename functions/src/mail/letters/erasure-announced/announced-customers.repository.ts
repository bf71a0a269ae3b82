import { customerSchema, type Customer } from '@wbd/domain/customers';
import type { ErasureAnnouncedMail } from '@wbd/domain/mails';
import { db, parseDocuments } from '../../../core/firestore.ts';

/** More than a mail can name, and more than an advisor has lost sight of. */
const MOST = 1000;

/** Customers whose announced erasure is still to come. */
export async function readAnnouncedCustomers({
  uid,
  eraseOn,
}: Pick<ErasureAnnouncedMail, 'uid' | 'eraseOn'>): Promise<Customer[]> {
  const announced = db
    .collection('customers')
    .where('advisor', '==', uid)
    .where('eraseOn', '==', eraseOn);
  return parseDocuments(customerSchema, (await announced.limit(MOST).get()).docs);
}
