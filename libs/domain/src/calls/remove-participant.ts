import * as z from 'zod/mini';
import { idSchema } from '../entities/fields.ts';

/** removeParticipant: the seminar's owner takes somebody off the list of a session, who is told by e-mail. */
export const removeParticipantInput = z.object({ sessionId: idSchema, customerId: idSchema });
export type RemoveParticipantInput = z.infer<typeof removeParticipantInput>;

export const removeParticipantOutput = z.object({ sessionId: idSchema, customerId: idSchema });
export type RemoveParticipantOutput = z.infer<typeof removeParticipantOutput>;
