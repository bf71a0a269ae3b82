import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** What a login asks for besides the password: a code by SMS, or from an app. */
export const secondFactorSchema = z.object({
  kind: z.enum(['sms', 'app']),
  /** milliseconds since 1970 */
  since: z.int(),
});

/** removeSecondFactor: the calling advisor, who has just given password and code, signs in by password alone from now on. */
export const removeSecondFactorInput = z.object({});
export const removeSecondFactorOutput = z.object({});

/** noteSecondFactor: the calling advisor has added a second factor, and gets a mail about it. */
export const noteSecondFactorInput = z.object({});
export const noteSecondFactorOutput = z.object({});

export const LONGEST_RESET_REASON = 500;
export const resetReasonSchema = text(LONGEST_RESET_REASON, z.trim(), z.minLength(1));

/**
 * resetSecondFactor: an admin removes the second factor of an advisor who lost the phone, and records how the advisor was
 * identified.
 */
export const resetSecondFactorInput = z.object({ uid: idSchema, reason: resetReasonSchema });
export type ResetSecondFactorInput = z.infer<typeof resetSecondFactorInput>;
export const resetSecondFactorOutput = z.object({});
