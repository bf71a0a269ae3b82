import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** How long an import can be undone. Unit: milliseconds. */
export const UNDO_IMPORT_MS = 24 * 60 * 60 * 1000;

/** How many customers one call goes through at most; a whole import is several calls. */
export const MAX_UNDONE_CUSTOMERS = 25;

/** undoImport: removes what an import entered, and empties what it completed, as far as nothing has happened since. */
export const undoImportInput = z.object({ importId: idSchema });
export type UndoImportInput = z.infer<typeof undoImportInput>;

export const undoImportOutput = z.object({
  removed: z.int(),
  /** customers whom the import completed, and who are as they were before */
  restored: z.int(),
  /** customers with whom something has happened since: they stay as they are, and no later call looks at them again */
  kept: z.array(idSchema),
  /** whether there may be more for another call */
  hasMore: z.boolean(),
});
export type UndoImportOutput = z.infer<typeof undoImportOutput>;
