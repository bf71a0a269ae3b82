import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/** The most characters of each field; the rules hold the same. */
export const IMPRINT_LENGTHS = {
  name: 200,
  address: 300,
  email: 200,
  phone: 60,
  vatId: 60,
  authority: 300,
  register: 200,
  rules: 1_000,
} as const;

/**
 * imprints/{uid}: who answers for an advisor's page, as § 5 DDG asks of everyone who offers services in public. The
 * advisor writes it, everyone may read it.
 */
export const imprintSchema = z.object({
  id: idSchema,
  /** of the person or the firm */
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: nullableText,
  vatId: nullableText,
  /** the authority that supervises the profession */
  authority: nullableText,
  /** the register of intermediaries or companies, with the number */
  register: nullableText,
  /** rules of the profession, and where they can be read */
  rules: nullableText,
});
export type Imprint = z.infer<typeof imprintSchema>;
