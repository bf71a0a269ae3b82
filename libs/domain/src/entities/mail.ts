import * as z from 'zod/mini';
import { idSchema, nullableText } from './fields.ts';

/**
 * How far a mail got. `owed` is written together with what owes it; `claimed` has not touched the mail server yet and may be claimed again once its lease ran out;
 * `sending` may or may not have left when its lease ran out, so it becomes `unclear` and is never sent again by itself.
 */
export const mailStateSchema = z.enum(['owed', 'claimed', 'sending', 'sent', 'failed', 'unclear']);
export type MailState = z.infer<typeof mailStateSchema>;

/** mails/{id}: one row per mail that is owed, written by the server only. */
export const mailSchema = z.object({
  id: idSchema,
  kind: z.enum(['registration-confirmation']),
  /** the advisor who may read how far it got */
  advisor: idSchema,
  session: idSchema,
  customer: idSchema,
  state: mailStateSchema,
  attempts: z.int(),
  /** until then whoever holds the row works on it; nobody else touches it */
  leaseUntil: z.date(),
  /** when a failed mail is tried again, null when nothing more is tried by itself */
  nextAttempt: z.nullable(z.date()),
  messageId: z.string(),
  sentAt: z.nullable(z.date()),
  error: nullableText,
});
export type Mail = z.infer<typeof mailSchema>;
