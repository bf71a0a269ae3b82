import * as z from 'zod/mini';

/** fileRemovals/{id of the event that dropped the files}: deleted with the files. */
export const fileRemovalSchema = z.object({
  id: z.string(),
  advisor: z.string(),
  paths: z.array(z.string()),
  /** until then the document and its files can be restored */
  dueAt: z.date(),
});
export type StoredFileRemoval = z.infer<typeof fileRemovalSchema>;
