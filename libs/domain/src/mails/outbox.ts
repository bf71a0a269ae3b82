import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/**
 * How far a mail got. `queued` is written together with its reason; `claimed` has not touched the mail server yet and
 * may be claimed again once its lease ran out; `sending` may or may not have left when its lease ran out, so it becomes
 * `unclear` and is never sent again by itself; `dropped` was no longer needed when it was to be written; `objected`
 * stayed unsent because the recipient wants no mails.
 */
export const mailStateSchema = z.enum([
  'queued',
  'claimed',
  'sending',
  'sent',
  'failed',
  'unclear',
  'dropped',
  'objected',
]);
export type MailState = z.infer<typeof mailStateSchema>;

/** Why a mail failed although the mail server did not reject it. */
export const heldBackSchema = z.enum(['limit', 'refused', 'returned']);

/** What every row of the outbox has. */
export const outbox = {
  id: idSchema,
  /** the advisor who may read how far it got */
  advisor: idSchema,
  state: mailStateSchema,
  attempts: z.int(),
  /** `attempts` when a person last asked for it to be sent again: the automatic ones are counted from there */
  attemptsBefore: z._default(z.int(), 0),
  /** until then only the process that claimed the row works on it */
  leaseUntil: z.date(),
  /** when it is tried, or tried again; null: at once while it is queued, never again once it failed */
  nextAttempt: z.nullable(z.date()),
  messageId: z.string(),
  sentAt: z.nullable(z.date()),
  error: nullableText,
  /** when it was counted for its recipient: a retry is not counted again. Null before, and in rows of earlier releases. */
  countedAt: z._default(z.nullable(z.date()), null),
  /**
   * Why a `failed` mail did not reach its recipient: `limit`, they got too many mails; `refused`, their server
   * refused the address a few days ago; `returned`, their server returned the mail after it was sent.
   */
  heldBack: z._default(z.nullable(heldBackSchema), null),
  /** what a person did that the mail follows on, as in the logs; null where no person did */
  trace: z._default(nullableText, null),
  /** when the database deletes the row; null for rows from before there was a date */
  expiresAt: z._default(z.nullable(z.date()), null),
};
