import * as z from 'zod/mini';

/** migrations/{name}: progress of a run; exists while it is unfinished. */
export const migrationProgressSchema = z.object({
  collection: z.string(),
  /** path of the last finished document */
  last: z.string(),
});
export type MigrationProgress = z.infer<typeof migrationProgressSchema>;
