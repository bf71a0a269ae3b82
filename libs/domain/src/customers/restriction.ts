import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** How long the reason of a restriction may be. */
export const LONGEST_RESTRICTION_REASON = 500;

/** That the data of a person is stored and not used (Art. 18 GDPR). */
export const restrictionSchema = z.object({ reason: z.string(), since: z.date() });

/** What the advisor enters; the form checks with the same schema. */
export const restrictionReasonSchema = z.object({
  reason: text(LONGEST_RESTRICTION_REASON, z.minLength(1)),
});

/** restrictCustomer: the caller restricts the processing of an own customer's data, or lifts the restriction, with a reason. */
export const restrictCustomerInput = z.object({
  customerId: idSchema,
  restricted: z.boolean(),
  ...restrictionReasonSchema.shape,
});
export type RestrictCustomerInput = z.infer<typeof restrictCustomerInput>;

export const restrictCustomerOutput = z.object({});
