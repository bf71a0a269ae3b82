import * as z from 'zod/mini';
import { announcementSchema } from '../../contracts/announcement.ts';
import { idSchema } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** Tells an advisor that the operator changes the contract or a sub-processor. Holds what it tells: the configuration may have moved on. */
export const contractMailSchema = z.object({
  ...outbox,
  kind: z.literal('contract-changed'),
  uid: idSchema,
  announcement: announcementSchema,
});
export type ContractMail = z.infer<typeof contractMailSchema>;

/** Confirms the receipt of a termination, with its time, to its sender. Written from the declaration. */
export const terminationReceiptMailSchema = z.object({
  ...outbox,
  kind: z.literal('termination-received'),
  termination: idSchema,
});
export type TerminationReceiptMail = z.infer<typeof terminationReceiptMailSchema>;

/** Asks the owner of an account whether the declaration is theirs, or tells them when the contract ends. */
export const terminationMailSchema = z.object({
  ...outbox,
  kind: z.enum(['termination-check', 'termination-done']),
  uid: idSchema,
  termination: idSchema,
});
export type TerminationMail = z.infer<typeof terminationMailSchema>;
