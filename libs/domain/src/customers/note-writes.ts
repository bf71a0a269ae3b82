import * as z from 'zod/mini';
import { dayTextSchema, filledSchema, textSchema } from '../writes/written-fields.ts';
import { LONGEST_DATED_NOTE } from './dated-note.ts';
import { LONGEST_CUSTOMER_NOTE, LONGEST_FOLLOW_UP } from './customer.ts';

/** The fields of the note about a customer and the follow-up that its advisor writes; forms and `firestore.rules` accept the same. */
export const customerNoteWrites = z.object({
  text: textSchema(LONGEST_CUSTOMER_NOTE),
  followUpOn: z.nullable(dayTextSchema),
  followUpText: z.nullable(textSchema(LONGEST_FOLLOW_UP)),
});

/** The fields of a dated note that its advisor writes; forms and `firestore.rules` accept the same. */
export const datedNoteWrites = z.object({ text: filledSchema(LONGEST_DATED_NOTE) });
