import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/** How long a note with a date may be. */
export const LONGEST_DATED_NOTE = 2_000;

export const datedNoteKindSchema = z.enum(['note', 'email', 'restricted', 'unrestricted']);

/**
 * datedNotes/{id}: what an advisor wrote about a customer at a moment, or the server about a change that has to stay
 * traceable. Not a field of the customer, because customers read their document.
 */
export const datedNoteSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  customer: idSchema,
  /**
   * `email`: the advisor changed the address; `restricted` and `unrestricted`: the processing was restricted, or not any more.
   * Only the server writes them, and no one changes them.
   */
  kind: z._default(datedNoteKindSchema, 'note'),
  /** of a change of the address the new one, of a restriction the reason */
  text: z.string(),
  /** the address before the change; null for a note, and when there was none */
  before: z._default(nullableText, null),
  createdAt: z.date(),
});
export type DatedNote = z.infer<typeof datedNoteSchema>;
