import * as z from 'zod/mini';

/** rateLimits/{name-hash}: attempts in a window that begins with the first one. */
export const rateCounterSchema = z.object({
  since: z.date(),
  count: z.int(),
  expiresAt: z.date(),
});
export type RateCounter = z.infer<typeof rateCounterSchema>;

/** rateLimits/{budget-hash}: mails to one mailbox. */
export const mailboxCountSchema = z.object({
  /** milliseconds since 1970 */
  sent: z.array(z.number()),
  expiresAt: z.date(),
});
export type MailboxCount = z.infer<typeof mailboxCountSchema>;

/** rateLimits/mails-refused-{hash}: an address unknown to its mail server. */
export const refusedAddressSchema = z.object({ expiresAt: z.date() });
export type RefusedAddress = z.infer<typeof refusedAddressSchema>;

export const rateLimitSchema = z.union([
  rateCounterSchema,
  mailboxCountSchema,
  refusedAddressSchema,
]);
