import { datedNoteSchema, type Customer, type DatedNote } from '@wbd/domain/customers';
import { limit, orderBy, readCollection, serverTimestamp, where } from '@wbd/firebase/firestore';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

const notes = ownedCollection('datedNotes', datedNoteSchema);

/** More than anyone writes about a customer in years. */
const MOST = 500;

/** What the signed-in advisor wrote about an own customer, the latest first. */
export function readDatedNotes({
  advisor,
  id,
}: Pick<Customer, 'id' | 'advisor'>): Promise<DatedNote[]> {
  return readCollection(
    datedNoteSchema,
    'datedNotes',
    where('advisor', '==', advisor),
    where('customer', '==', id),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );
}

/** Everything that the signed-in advisor wrote about own customers with a date. */
export const readAllDatedNotes = (advisorId: string): Promise<DatedNote[]> =>
  notes.readOwn(advisorId);

export const draftDatedNote = notes.draft;

export interface NewNote extends Draft {
  customer: Pick<Customer, 'id' | 'advisor'>;
  text: string;
}

/** Stores a note about an own customer; repeating it with the same draft stores it once. */
export const createDatedNote = ({ id, customer, text }: NewNote): Promise<void> =>
  notes.create({
    id,
    advisor: customer.advisor,
    customer: customer.id,
    text,
    createdAt: serverTimestamp(),
  });

/**
 * Changes the words of a note.
 * @throws AppError conflict when it was changed elsewhere since it was opened
 */
export const changeDatedNote = (opened: DatedNote, text: string): Promise<DatedNote> =>
  notes.saveEdited(opened, { text });

export const removeDatedNote = notes.remove;
