import * as z from 'zod/mini';
import { emailSchema, idSchema, personNameSchema } from '../entities/fields.ts';
import { isValidPhone, normalizePhone } from '../values/phone.ts';
import { text } from '../values/text-schema.ts';

/** A phone number as it was typed; parsing brings it into international form. */
export const phoneInput = z.pipe(
  z.pipe(text(40), z.transform(normalizePhone)),
  z.string().check(z.refine(isValidPhone)),
);

/** advisorCreatesCustomer: an advisor gives a customer a login by phone number. */
export const advisorCreatesCustomerInput = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  phone: phoneInput,
});
export type AdvisorCreatesCustomerInput = z.infer<typeof advisorCreatesCustomerInput>;

export const advisorCreatesCustomerOutput = z.object({ id: idSchema });
export type AdvisorCreatesCustomerOutput = z.infer<typeof advisorCreatesCustomerOutput>;
