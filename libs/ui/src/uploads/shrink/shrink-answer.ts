import * as z from 'zod/mini';

/** What the worker answers. */
export const shrinkAnswerSchema = z.union([
  /** 0 to 1 */
  z.object({ ratio: z.number() }),
  z.object({ isSmaller: z.boolean() }),
]);
export type ShrinkAnswer = z.infer<typeof shrinkAnswerSchema>;
