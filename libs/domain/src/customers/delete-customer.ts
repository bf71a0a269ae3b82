import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** deleteCustomer: erases a customer with everything that is stored about them. */
export const deleteCustomerInput = z.object({ customerId: idSchema });
export type DeleteCustomerInput = z.infer<typeof deleteCustomerInput>;

export const deleteCustomerOutput = z.object({});
