import {
  deleteDocument,
  newDocumentId,
  readDocument,
  readWholeCollection,
  setDocument,
  updateDocument,
  updateIfUnchanged,
  where,
  type QueryConstraint,
} from '@wbd/firebase/firestore';
import type * as z from 'zod/mini';
import { PAGE_SIZE } from '../freshness/index.ts';
import { documentPath, type CollectionName } from '../paths/index.ts';
import { repeatable } from '../repeatable/index.ts';

/** A document that is not stored yet. Its id is chosen before, so that every attempt to store it is the same write. */
export interface Draft {
  id: string;
}

/** A collection whose documents name their owner in `advisor`. The rules decide who may read and write them. */
export function ownedCollection<Entity extends { id: string }>(
  name: CollectionName,
  schema: z.ZodMiniType<Entity>,
) {
  const read = (id: string) => readDocument(schema, documentPath(name, id));
  const exists = async (id: string) => (await read(id)) !== null;

  return {
    /** @returns null when there is none with this id */
    read,
    readAll: (...constraints: QueryConstraint[]) =>
      readWholeCollection(schema, name, PAGE_SIZE, ...constraints),
    readOwn: (ownerId: string, ...constraints: QueryConstraint[]) =>
      readWholeCollection(schema, name, PAGE_SIZE, where('advisor', '==', ownerId), ...constraints),
    draft: (): Draft => ({ id: newDocumentId() }),
    /** Stores a draft. A second attempt whose first one arrived is not an error. */
    create: ({ id, ...data }: Draft & Record<string, unknown>): Promise<void> =>
      repeatable(
        () => setDocument(documentPath(name, id), data),
        () => exists(id),
      ),
    /** Changes the named fields; null empties one. */
    update: (id: string, changes: object): Promise<void> =>
      updateDocument(documentPath(name, id), { ...changes }),
    /**
     * Saves what a form changed about the document as it was opened; fails with `conflict` when one of these fields was
     * changed elsewhere since.
     * @returns the document as it is now
     */
    saveEdited: (opened: Entity, changes: Partial<Entity>): Promise<Entity> =>
      updateIfUnchanged(schema, documentPath(name, opened.id), opened, { ...changes }),
    /** The server deletes the document's files, some minutes later where the document can be restored. */
    remove: (id: string): Promise<void> =>
      repeatable(
        () => deleteDocument(documentPath(name, id)),
        async () => !(await exists(id)),
      ),
  };
}
