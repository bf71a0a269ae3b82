import { deletedBy } from '@wbd/domain/collections';
import { documentsOf } from '../../../core/documents-of.ts';
import { forEachDocument } from '../../../core/for-each-document.ts';
import type { RunStep } from '../carry-out-closure.service.ts';

/**
 * Deletes the documents that collection descriptors assign to this step: content besides seminars, and documents about it.
 * Files are deleted with their rows.
 */
export const removeContent: RunStep = async ({ id: uid }) => {
  for (const found of deletedBy('content')) {
    await forEachDocument(documentsOf(found, uid), (writer, { ref }) => writer.delete(ref));
  }
  return true;
};
