import { quickVideoSchema, type QuickVideo } from '@wbd/domain';
import {
  deleteDocument,
  newDocumentId,
  orderBy,
  readDocument,
  readWholeCollection,
  serverTimestamp,
  setDocument,
  updateDocument,
  where,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { repeatable } from '../repeatable/index.ts';

/** What is entered of a new quick video. */
export type QuickVideoContent = Pick<QuickVideo, 'title' | 'url' | 'thumb'>;
/** A quick video that is not stored yet: every attempt to store it is the same. */
export type QuickVideoDraft = Pick<QuickVideo, 'id'>;

/** @returns null when there is none with this id */
export function readQuickVideo(id: string): Promise<QuickVideo | null> {
  return readDocument(quickVideoSchema, documentPath(id));
}

/** An advisor's own quick videos, the newest first; the rules answer nobody else. */
export function readQuickVideos(advisorId: string): Promise<QuickVideo[]> {
  return readWholeCollection(
    quickVideoSchema,
    'quickVideos',
    PAGE_SIZE,
    where('advisor', '==', advisorId),
    orderBy('createdAt', 'desc'),
  );
}

export function draftQuickVideo(): QuickVideoDraft {
  return { id: newDocumentId() };
}

/** Stores a new quick video. */
export async function createQuickVideo(
  advisorId: string,
  { id, ...content }: QuickVideoDraft & QuickVideoContent,
): Promise<void> {
  const data = { ...content, advisor: advisorId, createdAt: serverTimestamp() };
  await repeatable(
    () => setDocument(documentPath(id), data),
    async () => (await readQuickVideo(id)) !== null,
  );
}

/** Gives a quick video another title. */
export async function renameQuickVideo(id: string, title: string): Promise<void> {
  await updateDocument(documentPath(id), { title });
}

/** Deletes a quick video; the server deletes its files. */
export async function deleteQuickVideo(id: string): Promise<void> {
  await repeatable(
    () => deleteDocument(documentPath(id)),
    async () => (await readQuickVideo(id)) === null,
  );
}

function documentPath(id: string): string {
  return `quickVideos/${encodeURIComponent(id)}`;
}
