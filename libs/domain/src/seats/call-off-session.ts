import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** The most characters of the reason that is mailed to everyone. */
export const LONGEST_REASON = 500;

/**
 * callOffSession: the seminar's owner calls a session off. Everyone with a seat or on the waiting list gets a mail, and
 * all seats become free.
 */
export const callOffSessionInput = z.object({
  sessionId: idSchema,
  /** for the mails; null without one */
  reason: z.nullable(text(LONGEST_REASON, z.minLength(1))),
  /** another coming session of the seminar, offered to participants instead; null for none */
  replacement: z._default(z.nullable(idSchema), null),
});
export type CallOffSessionInput = z.infer<typeof callOffSessionInput>;

export const callOffSessionOutput = z.object({ sessionId: idSchema });
export type CallOffSessionOutput = z.infer<typeof callOffSessionOutput>;
