import * as z from 'zod/mini';

/** Package level of an advisor: 0 Basic, 1 Lite, 2 Pro. */
export const levelSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type Level = z.infer<typeof levelSchema>;

/** Derives the level from what the advisor owns: specialists are 2, owners of a page 1, everyone else 0. */
export function deriveLevel(advisor: { isSpecialist: boolean; hasOwnPage: boolean }): Level {
  if (advisor.isSpecialist) return 2;
  return advisor.hasOwnPage ? 1 : 0;
}
