import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** keepCustomersApart: two own customers of the caller are two people, and are not proposed as one again. */
export const keepCustomersApartInput = z.object({ customerId: idSchema, otherId: idSchema });
export type KeepCustomersApartInput = z.infer<typeof keepCustomersApartInput>;

export const keepCustomersApartOutput = z.object({});
