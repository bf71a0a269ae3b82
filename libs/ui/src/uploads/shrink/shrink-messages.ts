import * as z from 'zod/mini';

/** What the page asks of the worker. */
export const shrinkRequestSchema = z.object({
  film: z.custom<Blob>((value) => value instanceof Blob),
  /** of the copy in the folder */
  name: z.string(),
});

export const shrinkAnswerSchema = z.union([
  /** 0 to 1 */
  z.object({ ratio: z.number() }),
  z.object({ isSmaller: z.boolean() }),
]);
export type ShrinkAnswer = z.infer<typeof shrinkAnswerSchema>;
