import * as z from 'zod/mini';
import type { CustomerFieldFor } from './customer-fields.ts';
import { DETAIL_SHAPE } from './customer-details.ts';
import { daySchema, emailSchema, idSchema, personNameSchema } from '../fields/fields.ts';
import { isValidPhone, normalizePhone } from '../phone/phone.ts';
import { text } from '../fields/text-schema.ts';
import { isReachableOrExplained } from './reachable.ts';

/** A phone number as it was typed; parsing brings it into international form. */
export const phoneInput = z.pipe(
  z.pipe(text(60), z.transform(normalizePhone)),
  z.string().check(z.refine(isValidPhone)),
);

/** The fields that an advisor enters about a person. */
export const enteredPersonSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: z.nullable(emailSchema),
  phone: z._default(z.nullable(phoneInput), null),
  bday: z._default(z.nullable(daySchema), null),
  ...DETAIL_SHAPE,
} satisfies Record<CustomerFieldFor<'entry'>, z.ZodMiniType>);

/** Rejects a person without contacts and without a reason; reports the error at `email`. */
export const needsContact = z.refine<Parameters<typeof isReachableOrExplained>[0]>(
  isReachableOrExplained,
  { path: ['email'] },
);

/** advisorCreatesCustomer: an advisor enters a person whom they know. It gives the person no login. */
export const advisorCreatesCustomerInput = enteredPersonSchema.check(needsContact);
export type AdvisorCreatesCustomerInput = z.infer<typeof advisorCreatesCustomerInput>;

/** The new customer, or the existing one who is this person. */
export const advisorCreatesCustomerOutput = z.object({ id: idSchema });
export type AdvisorCreatesCustomerOutput = z.infer<typeof advisorCreatesCustomerOutput>;
