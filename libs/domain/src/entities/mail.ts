import * as z from 'zod/mini';
import { idSchema, nullableText } from './fields.ts';

/**
 * How far a mail got. `claimed` has not touched the mail server yet and may be claimed again once its lease ran out;
 * `sending` may or may not have left when its lease ran out, so it becomes `unclear` and is never sent again by itself.
 */
export const mailStateSchema = z.enum(['claimed', 'sending', 'sent', 'failed', 'unclear']);
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
  leaseUntil: z.date(),
  messageId: z.string(),
  sentAt: z.nullable(z.date()),
  error: nullableText,
});
export type Mail = z.infer<typeof mailSchema>;
