import {
  customerNoteSchema,
  isCustomerReminded,
  type Customer,
  type CustomerNote,
} from '@wbd/domain/customers';
import { limit, orderBy, readCollection, where } from '@wbd/firebase/firestore';
import { readCustomer } from '../customers/customers.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection } from '../owned-collection/index.ts';

const notes = ownedCollection('customerNotes', customerNoteSchema);

/** What the signed-in advisor wrote about an own customer, null when that is nothing. */
export const readCustomerNote = notes.read;
/** Everything that the signed-in advisor wrote about own customers. */
export const readCustomerNotes = (advisorId: string): Promise<CustomerNote[]> =>
  notes.readOwn(advisorId);

/**
 * Changes what an advisor wrote about an own customer before notes had dates.
 * @throws AppError conflict when it was changed elsewhere since it was opened
 */
export const changeUndatedNote = (opened: CustomerNote, text: string): Promise<CustomerNote> =>
  notes.saveEdited(opened, { text });

/** When an advisor wants to get in touch with a customer again, and what about. */
export type FollowUp = Pick<CustomerNote, 'followUpOn' | 'followUpText'>;

/** Stores or removes the follow-up of an own customer; the later of two changes stays. */
export async function saveFollowUp(
  { id, advisor }: Pick<Customer, 'id' | 'advisor'>,
  followUp: FollowUp,
): Promise<void> {
  if (await notes.read(id)) await notes.update(id, followUp);
  else await notes.create({ id, advisor, text: '', ...followUp });
}

/** As many as a day has room for. */
const MOST_DUE = 30;

/**
 * The signed-in advisor's notes whose follow-up is due by a day, the oldest first, without archived
 * and restricted customers.
 */
export async function readDueFollowUps(advisorId: string, day: string): Promise<CustomerNote[]> {
  const due = await readCollection(
    customerNoteSchema,
    'customerNotes',
    where('advisor', '==', advisorId),
    where('followUpOn', '<=', day),
    orderBy('followUpOn'),
    limit(MOST_DUE),
  );
  const customers = await Promise.all(due.map(({ id }) => nullIfDenied(readCustomer(id))));
  return due.filter((_, index) => {
    const customer = customers[index];
    return customer ? isCustomerReminded(customer) : false;
  });
}
