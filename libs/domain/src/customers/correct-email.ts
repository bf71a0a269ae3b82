import * as z from 'zod/mini';
import { emailSchema, idSchema } from '../fields/fields.ts';

/** correctCustomerEmail: the address of an own customer of the caller who has not registered themselves yet. */
export const correctCustomerEmailInput = z.object({ customerId: idSchema, email: emailSchema });
export type CorrectCustomerEmailInput = z.infer<typeof correctCustomerEmailInput>;

export const correctCustomerEmailOutput = z.object({});
