import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** removeParticipant: the seminar's owner takes a participant off the list of a session; the mail tells them. */
export const removeParticipantInput = z.object({ sessionId: idSchema, customerId: idSchema });
export type RemoveParticipantInput = z.infer<typeof removeParticipantInput>;

export const removeParticipantOutput = z.object({ sessionId: idSchema, customerId: idSchema });
export type RemoveParticipantOutput = z.infer<typeof removeParticipantOutput>;
