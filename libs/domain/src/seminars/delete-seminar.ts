import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** deleteSeminar: the owner deletes a seminar without registrations, with its sessions. */
export const deleteSeminarInput = z.object({ seminarId: idSchema });
export type DeleteSeminarInput = z.infer<typeof deleteSeminarInput>;

export const deleteSeminarOutput = z.object({ seminarId: idSchema });
export type DeleteSeminarOutput = z.infer<typeof deleteSeminarOutput>;
