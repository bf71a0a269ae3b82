import * as z from 'zod/mini';

/** migrations/{name}: how far a run got. It exists while a run is unfinished. */
export const migrationProgressSchema = z.object({
  collection: z.string(),
  /** path of the last document that is done */
  last: z.string(),
});
export type MigrationProgress = z.infer<typeof migrationProgressSchema>;
