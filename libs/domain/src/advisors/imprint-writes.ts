import * as z from 'zod/mini';
import { filledSchema, lineSchema, textSchema } from '../writes/written-fields.ts';
import { IMPRINT_LENGTHS } from './imprint.ts';

/** The fields of an imprint that its advisor writes; forms and `firestore.rules` accept the same. */
export const imprintWrites = z.object({
  name: lineSchema(IMPRINT_LENGTHS.name),
  address: filledSchema(IMPRINT_LENGTHS.address),
  email: lineSchema(IMPRINT_LENGTHS.email),
  phone: z.nullable(textSchema(IMPRINT_LENGTHS.phone)),
  vatId: z.nullable(textSchema(IMPRINT_LENGTHS.vatId)),
  authority: z.nullable(textSchema(IMPRINT_LENGTHS.authority)),
  register: z.nullable(textSchema(IMPRINT_LENGTHS.register)),
  rules: z.nullable(textSchema(IMPRINT_LENGTHS.rules)),
});
