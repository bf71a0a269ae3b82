import * as z from 'zod/mini';
import { emailSchema } from '../entities/fields.ts';

/** requestPasswordReset: a mail with a link to choose a new password, if an advisor has this address. */
export const requestPasswordResetInput = z.object({ email: emailSchema });
export type RequestPasswordResetInput = z.infer<typeof requestPasswordResetInput>;

/** requestEmailVerification: a mail to the signed-in advisor's own address. */
export const requestEmailVerificationInput = z.object({});

/** `objected`: nothing was sent, because the address objected to mails. */
export const requestEmailVerificationOutput = z.object({
  outcome: z.enum(['sent', 'confirmed', 'objected']),
});
export type RequestEmailVerificationOutput = z.infer<typeof requestEmailVerificationOutput>;

/** The answer says nothing: whether an address is known stays private. */
export const requestPasswordResetOutput = z.object({});
