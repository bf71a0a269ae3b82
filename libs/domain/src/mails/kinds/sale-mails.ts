import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** Brings the buyer of a film the number and the sums of an invoice or a correction. Written from the paper. */
export const filmPaperMailSchema = z.object({
  ...outbox,
  kind: z.literal('film-paper'),
  /** the buyer */
  uid: idSchema,
  paper: idSchema,
});
export type FilmPaperMail = z.infer<typeof filmPaperMailSchema>;
