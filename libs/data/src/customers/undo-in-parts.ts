import type { UndoImportInput, UndoImportOutput } from '@wbd/domain/customers';

/** What became of the customers of an import that was undone. */
export type UndoneImport = Omit<UndoImportOutput, 'hasMore'>;

export interface UndoJob extends UndoImportInput {
  /** told what was done so far */
  onProgress: (undone: UndoneImport) => void;
}

/**
 * Undoes an import in as many calls as it takes. Parts that were undone before a call fails stay undone; the rest can be
 * undone later.
 * @throws AppError what the failing call throws
 */
export async function undoInParts(
  call: (input: UndoImportInput) => Promise<UndoImportOutput>,
  { importId, onProgress }: UndoJob,
): Promise<UndoneImport> {
  let undone: UndoneImport = { removed: 0, restored: 0, kept: [] };
  for (let hasMore = true; hasMore;) {
    const part = await call({ importId });
    undone = {
      removed: undone.removed + part.removed,
      restored: undone.restored + part.restored,
      kept: [...undone.kept, ...part.kept],
    };
    onProgress(undone);
    ({ hasMore } = part);
  }
  return undone;
}
