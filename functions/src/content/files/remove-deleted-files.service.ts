import { atMost } from '../../core/at-most.ts';
import { untilNone } from '../../core/until-none.ts';
import type { FileRemovals } from './file-removals.repository.ts';
import { removeDroppedFiles, type RemovalPorts } from './remove-dropped-files.service.ts';

export interface DeletedFilesPorts extends RemovalPorts {
  removals: Pick<FileRemovals, 'due' | 'end'>;
  now(): Date;
}

const ROWS_AT_ONCE = 100;
const FILES_AT_ONCE = 10;

/**
 * Deletes the files of documents that were deleted and whose time for undo is over. A document that was restored names its
 * files again, so they stay. A row goes after its files: a run that dies half-way is repeated by the next one.
 * @returns how many documents there were
 */
export function removeDeletedFiles(ports: DeletedFilesPorts): Promise<number> {
  const now = ports.now();
  return untilNone(
    () => ports.removals.due(now, ROWS_AT_ONCE),
    ({ id }) => id,
    (due) =>
      atMost(FILES_AT_ONCE, due, async (removal) => {
        await removeDroppedFiles(ports, removal);
        await ports.removals.end(removal.id);
      }),
  );
}
