import * as z from 'zod/mini';

/** fileRemovals/{id of the event that dropped the files}: gone once the files are. */
export const fileRemovalSchema = z.object({
  id: z.string(),
  advisor: z.string(),
  paths: z.array(z.string()),
  /** until then the document can be restored with its files */
  dueAt: z.date(),
});
export type StoredFileRemoval = z.infer<typeof fileRemovalSchema>;
