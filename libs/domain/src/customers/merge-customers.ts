import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** mergeCustomers: two own customers of the caller are one person. */
export const mergeCustomersInput = z.object({
  /** the entry that stays */
  customerId: idSchema,
  /** the entry whose registrations, mails, referrals and contact data go over to the other one */
  duplicateId: idSchema,
});
export type MergeCustomersInput = z.infer<typeof mergeCustomersInput>;

export const mergeCustomersOutput = z.object({});
