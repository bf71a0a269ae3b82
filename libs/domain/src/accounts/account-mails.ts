import * as z from 'zod/mini';
import { emailSchema } from '../fields/fields.ts';

/** requestPasswordReset: a mail with a link to choose a new password, if an advisor has this address. */
export const requestPasswordResetInput = z.object({ email: emailSchema });
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetInput>;

/** The answer is the same whether an advisor has the address or not, so that it tells nothing about it. */
export const requestPasswordResetOutput = z.object({
  /** false when a link was mailed so short a time ago that this request mails none */
  sent: z.boolean(),
  /** when a request mails a link again */
  nextAt: z.iso.datetime(),
});
export type RequestPasswordResetOutput = z.infer<typeof requestPasswordResetOutput>;

/** requestEmailVerification: a mail to the signed-in advisor's own address. */
export const requestEmailVerificationInput = z.object({});

/** `objected`: nothing was sent, because the address objected to mails. */
export const requestEmailVerificationOutput = z.object({
  outcome: z.enum(['sent', 'confirmed', 'objected']),
});
export type RequestEmailVerificationOutput = z.infer<typeof requestEmailVerificationOutput>;
