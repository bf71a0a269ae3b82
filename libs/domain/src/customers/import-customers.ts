import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { receivedCodeSchema } from '../errors/received-code.ts';
import { enteredPersonSchema, needsContact } from './create-customer.ts';
import { MOST_TAGS, tagSchema } from './tags.ts';

/** How many people one call imports at most; a whole file is several calls. */
export const MAX_IMPORTED_CUSTOMERS = 25;

/** A person of an imported file, with the fields that an advisor may enter by hand, and tags. */
export const importedPersonSchema = z
  .extend(enteredPersonSchema, {
    tags: z._default(z.array(tagSchema).check(z.maxLength(MOST_TAGS)), []),
  })
  .check(needsContact);
/** Such a person as they are entered. */
export type ImportedPerson = z.infer<typeof importedPersonSchema>;
export type ImportedPersonInput = z.input<typeof importedPersonSchema>;

/** importCustomers: an advisor enters several people whom they know. */
export const importCustomersInput = z.object({
  /** the same for all calls of a file */
  importId: idSchema,
  people: z.array(importedPersonSchema).check(z.minLength(1), z.maxLength(MAX_IMPORTED_CUSTOMERS)),
});
export type ImportCustomersInput = z.infer<typeof importCustomersInput>;

/** What became of one person: `known` is an own customer already, and was completed where something was missing. */
export const importResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['entered', 'known']), customerId: idSchema }),
  z.object({ outcome: z.literal('failed'), code: receivedCodeSchema }),
]);
export type ImportResult = z.infer<typeof importResultSchema>;

/** One result per person, in the order of the input. */
export const importCustomersOutput = z.object({ results: z.array(importResultSchema) });
export type ImportCustomersOutput = z.infer<typeof importCustomersOutput>;
