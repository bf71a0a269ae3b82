import * as z from 'zod/mini';
import type { CustomerFieldFor } from './customer-fields.ts';
import { DETAIL_CHANGES, eachDetail } from './customer-details.ts';
import { daySchema, idSchema, personNameSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { phoneInput } from './create-customer.ts';

/** A moment as `Date.toISOString` writes it. */
const instantSchema = z.pipe(
  text(24, z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/), z.refine(isMoment)),
  z.transform((value) => new Date(value)),
);

function isMoment(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}

/** A stored text, also one from under earlier rules. */
const storedText = text(1000);

type EditedFields = Record<CustomerFieldFor<'edit'>, z.ZodMiniType>;

/** updateCustomer: an advisor's changes of a customer; absent fields stay as they are. */
export const updateCustomerInput = z.object({
  customerId: idSchema,
  changes: z.object({
    firstName: z.optional(personNameSchema),
    lastName: z.optional(personNameSchema),
    bday: z.optional(z.nullable(daySchema)),
    phone: z.optional(z.nullable(phoneInput)),
    ...DETAIL_CHANGES,
    lastContact: z.optional(z.nullable(instantSchema)),
  } satisfies EditedFields),
  /**
   * The changed fields as the advisor saw them: when one of them is another by now, the call answers `conflict`. Without
   * them the changes win.
   */
  opened: z.optional(
    z.object({
      firstName: z.optional(storedText),
      lastName: z.optional(storedText),
      bday: z.optional(z.nullable(storedText)),
      phone: z.optional(z.nullable(storedText)),
      ...eachDetail(() => z.optional(z.nullable(storedText))),
      lastContact: z.optional(z.nullable(instantSchema)),
    } satisfies EditedFields),
  ),
});
export type UpdateCustomerInput = z.infer<typeof updateCustomerInput>;

export const updateCustomerOutput = z.object({});
