import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** The most characters of a message to participants. */
export const LONGEST_MESSAGE = 2_000;
/** How many participants a message can be limited to; more are all of them. */
export const MAX_SELECTED_PARTICIPANTS = 200;

/**
 * sessionMessages/{id}: a message of a seminar's owner to the participants of a session. A call writes it, a trigger
 * enqueues the mails.
 */
export const sessionMessageSchema = z.object({
  id: idSchema,
  /** owner of the seminar */
  advisor: idSchema,
  session: idSchema,
  text: z.string(),
  /** customers it is limited to; null for all participants, and once the mails are enqueued */
  to: z.nullable(z.array(idSchema)),
  /** how many mails were enqueued; null until all of them were */
  mails: z.nullable(z.int()),
  createdAt: z.date(),
  /** of the click that ordered it, as in the logs */
  trace: z._default(nullableText, null),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type SessionMessage = z.infer<typeof sessionMessageSchema>;

/**
 * writeToParticipants: the seminar's owner writes to the participants of a session who have an e-mail address. The client
 * chooses the message's id, so that a request whose answer was lost can be repeated.
 */
export const writeToParticipantsInput = z.object({
  messageId: idSchema,
  sessionId: idSchema,
  text: text(LONGEST_MESSAGE, z.minLength(1)),
  /** null for all participants */
  customerIds: z.nullable(
    z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_SELECTED_PARTICIPANTS)),
  ),
});
export type WriteToParticipantsInput = z.infer<typeof writeToParticipantsInput>;

export const writeToParticipantsOutput = z.object({ messageId: idSchema });
export type WriteToParticipantsOutput = z.infer<typeof writeToParticipantsOutput>;
