import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** To an advisor, about their own account. */
export const advisorMailSchema = z.object({
  ...outbox,
  kind: z.enum(['advisor-welcome', 'email-verification', 'password-reset', 'payment-failed']),
  uid: idSchema,
});
export type AdvisorMail = z.infer<typeof advisorMailSchema>;

/**
 * Tells an advisor what happened within a span, or a day. Written from the notifications and the settings of the moment
 * when it is sent.
 */
export const newsMailSchema = z.object({
  ...outbox,
  kind: z.literal('news'),
  /** the recipient */
  uid: idSchema,
  /** which of the kinds it tells of: those that the advisor gets at once, or in the morning */
  pace: z.enum(['now', 'daily']),
  /** from then on, and before `until` */
  from: z.date(),
  until: z.date(),
});
export type NewsMail = z.infer<typeof newsMailSchema>;

/** Tells an advisor that their account is being closed, and later that it is gone. Nothing else holds the address then. */
export const closureMailSchema = z.object({
  ...outbox,
  kind: z.enum(['account-closing', 'account-closed']),
  uid: idSchema,
  email: z.string(),
  /** null while the address was not confirmed: it may be a stranger's */
  firstName: nullableText,
  /** how long the export can be fetched; null when there is none */
  exportUntil: z._default(z.nullable(z.date()), null),
});
export type ClosureMail = z.infer<typeof closureMailSchema>;

/**
 * Asks a new address of an advisor to confirm it (`email-change`), or tells the one before of the change (`email-changed`).
 * Holds the recipient's address, which is not the account's.
 */
export const emailChangeMailSchema = z.object({
  ...outbox,
  kind: z.enum(['email-change', 'email-changed']),
  uid: idSchema,
  email: z.string(),
  /** whether the recipient had confirmed the address for the account */
  wasProven: z.boolean(),
});
export type EmailChangeMail = z.infer<typeof emailChangeMailSchema>;

/** Tells an advisor that an admin has blocked the account, or that it is open again. */
export const blockMailSchema = z.object({
  ...outbox,
  kind: z.enum(['account-blocked', 'account-unblocked']),
  uid: idSchema,
  /** what the admin gave as the reason; null when it is open again */
  reason: nullableText,
});
export type BlockMail = z.infer<typeof blockMailSchema>;

/** Tells an advisor that an admin looks at what they see, and why. */
export const supportMailSchema = z.object({
  ...outbox,
  kind: z.literal('support-view-started'),
  uid: idSchema,
  reason: z.string(),
  /** when it ends by itself */
  until: z.date(),
});
export type SupportMail = z.infer<typeof supportMailSchema>;
