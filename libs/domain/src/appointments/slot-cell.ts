import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** slotCells/{advisor}_{quarter}: a quarter of an hour that an appointment or its pause occupies. */
export const slotCellSchema = z.object({
  advisor: idSchema,
  appointment: idSchema,
  /** when the database deletes it */
  expiresAt: z.date(),
});

/** The id of a quarter's cell. Two appointments of one advisor cannot both create it. */
export function slotCellId(advisor: string, quarter: number): string {
  const minute = new Date(quarter).toISOString().slice(0, 16);
  return `${advisor}_${minute.replaceAll(/[-:]/g, '')}`;
}
