import { customerNoteSchema, type Customer, type CustomerNote } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { ownedCollection } from '../owned-collection/index.ts';

const notes = ownedCollection('customerNotes', customerNoteSchema);

/** What the signed-in advisor wrote about an own customer, null when that is nothing. */
export const readCustomerNote = notes.read;
/** Everything that the signed-in advisor wrote about own customers. */
export const readCustomerNotes = (advisorId: string): Promise<CustomerNote[]> =>
  notes.readOwn(advisorId);

export interface EditedNote {
  customer: Pick<Customer, 'id' | 'advisor'>;
  /** the note as the form began with it */
  opened: CustomerNote | null;
  text: string;
}

/**
 * Stores what an advisor wrote about an own customer.
 * @throws AppError conflict when it was changed elsewhere since it was opened
 */
export async function saveCustomerNote({ customer, opened, text }: EditedNote): Promise<void> {
  if (opened) {
    await notes.saveEdited(opened, { text });
    return;
  }
  const current = await notes.read(customer.id);
  if (current && current.text !== text) throw new AppError('conflict');
  if (!current) await notes.create({ id: customer.id, advisor: customer.advisor, text });
}
