import { customerNoteSchema, type CustomerNote } from '@wbd/domain/customers';
import { db, parseDocument, toData } from '../../core/firestore.ts';

const datedNotesAbout = (customer: string) =>
  db.collection('datedNotes').where('customer', '==', customer);

/** Whether the advisor has written something about a customer. */
export async function hasNote(customer: string): Promise<boolean> {
  const dated = await datedNotesAbout(customer).limit(1).get();
  if (!dated.empty) return true;
  const note = parseDocument(customerNoteSchema, await db.doc(`customerNotes/${customer}`).get());
  return note !== null && (note.text.trim() !== '' || note.followUpOn !== null);
}

type FollowUp = Pick<CustomerNote, 'followUpOn' | 'followUpText'>;

/** The follow-up that comes first: one customer has one. */
function sooner(known: FollowUp | null, moved: FollowUp): FollowUp {
  const isKnownSooner =
    known !== null &&
    known.followUpOn !== null &&
    (moved.followUpOn === null || known.followUpOn <= moved.followUpOn);
  const { followUpOn, followUpText } = isKnownSooner ? known : moved;
  return { followUpOn, followUpText };
}

/** The note about a merged entry follows the one about the customer it was merged into. */
export async function moveNote(from: string, into: string): Promise<void> {
  const own = db.doc(`customerNotes/${into}`);
  await db.runTransaction(async (transaction) => {
    const [before, ownNow] = await transaction.getAll(db.doc(`customerNotes/${from}`), own);
    if (!before || !ownNow) throw new Error('getAll fell short');
    const note = parseDocument(customerNoteSchema, before);
    if (!note) return;
    const known = parseDocument(customerNoteSchema, ownNow);
    const text = [known?.text ?? '', note.text].filter((one) => one !== '').join('\n\n');
    transaction.delete(before.ref);
    const joined: CustomerNote = { ...note, ...sooner(known, note), text };
    transaction.set(own, toData(joined));
  });
}
