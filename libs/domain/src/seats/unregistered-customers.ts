import * as z from 'zod/mini';
import { customerSchema } from '../customers/customer.ts';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** How many customers one page looks at. */
export const UNREGISTERED_PAGE_SIZE = 1_000;

/** Where the next page begins: behind this customer. */
const cursorSchema = z.object({ lastName: text(1_000), id: idSchema });

/** unregisteredCustomers: the caller's own customers who are not registered for a session yet. */
export const unregisteredCustomersInput = z.object({
  sessionId: idSchema,
  /** `next` of the page before; absent for the first one */
  after: z.optional(cursorSchema),
});
export type UnregisteredCustomersInput = z.infer<typeof unregisteredCustomersInput>;

const shown = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  bday: true,
  job: true,
} as const;

/** The fields of a customer that the list needs. */
export const listedCustomerSchema = z.pick(customerSchema, {
  ...shown,
  archived: true,
  restriction: true,
  consent: true,
  invitable: true,
  uninvited: true,
});

export const unregisteredCustomerSchema = z.extend(z.pick(customerSchema, shown), {
  /** whether the advisor has to declare a consent before inviting them */
  needsDeclaration: z.boolean(),
});
/** A customer who can be invited; without an e-mail address they cannot. */
export type UnregisteredCustomer = z.infer<typeof unregisteredCustomerSchema>;

export const unregisteredCustomersOutput = z.object({
  /** by last name; may be empty although more follow */
  customers: z.array(unregisteredCustomerSchema),
  /** null when this was the last page */
  next: z.nullable(cursorSchema),
});
export type UnregisteredCustomersOutput = z.infer<typeof unregisteredCustomersOutput>;
