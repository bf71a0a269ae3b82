import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** The most characters of the reason, which the advisor reads in a mail. */
export const LONGEST_BLOCK_REASON = 1_000;

/** Why an advisor is blocked, as an admin types it. */
export const blockReasonSchema = text(LONGEST_BLOCK_REASON, z.trim(), z.minLength(1));

export const blockSchema = z.object({ reason: z.string(), at: z.date() });

/**
 * setAccountBlock: an admin blocks an advisor, who can then neither sign in nor use an open session and whose page is
 * withheld, or unblocks them, which brings everything back.
 */
export const setAccountBlockInput = z.object({
  uid: idSchema,
  /** null unblocks */
  reason: z.nullable(blockReasonSchema),
});
export type SetAccountBlockInput = z.infer<typeof setAccountBlockInput>;

export const setAccountBlockOutput = z.object({ isBlocked: z.boolean() });
export type SetAccountBlockOutput = z.infer<typeof setAccountBlockOutput>;
