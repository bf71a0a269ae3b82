import { expertVideoSchema, type Advisor, type ExpertVideo } from '@wbd/domain';
import {
  deleteDocument,
  newDocumentId,
  readDocument,
  readWholeCollection,
  serverTimestamp,
  setDocument,
  updateDocument,
  where,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { repeatable } from '../repeatable/index.ts';

/** What a specialist enters of an expert video; without a link of its own the general booking link is used. */
export type ExpertVideoContent = Pick<
  ExpertVideo,
  'description' | 'video' | 'trailer' | 'thumb' | 'bookinglink'
>;
/** An expert video that is not stored yet: every attempt to store it is the same. */
export type ExpertVideoDraft = Pick<ExpertVideo, 'id'>;

/** @returns null when there is none with this id */
export function readExpertVideo(id: string): Promise<ExpertVideo | null> {
  return readDocument(expertVideoSchema, documentPath(id));
}

/** Everybody's expert videos; the rules answer advisors only. */
export function readExpertVideos(): Promise<ExpertVideo[]> {
  return readWholeCollection(expertVideoSchema, 'expertVideos', PAGE_SIZE);
}

/** A specialist's own expert videos, the newest first. */
export async function readOwnExpertVideos(advisorId: string): Promise<ExpertVideo[]> {
  const own = where('advisor', '==', advisorId);
  const videos = await readWholeCollection(expertVideoSchema, 'expertVideos', PAGE_SIZE, own);
  return videos.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

export function draftExpertVideo(): ExpertVideoDraft {
  return { id: newDocumentId() };
}

/** Publishes a specialist's video; it starts hidden on the pages of everyone who is an advisor by then. */
export async function createExpertVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  { id, ...content }: ExpertVideoDraft & ExpertVideoContent,
): Promise<void> {
  const data = { ...content, advisor: owner.id, org: owner.org, createdAt: serverTimestamp() };
  await repeatable(
    () => setDocument(documentPath(id), data),
    async () => (await readExpertVideo(id)) !== null,
  );
}

/** Stores what the owner changed. */
export async function updateExpertVideo(
  id: string,
  changes: Partial<ExpertVideoContent>,
): Promise<void> {
  await updateDocument(documentPath(id), { ...changes });
}

/** Deletes an expert video; the server deletes its files. */
export async function deleteExpertVideo(id: string): Promise<void> {
  await repeatable(
    () => deleteDocument(documentPath(id)),
    async () => (await readExpertVideo(id)) === null,
  );
}

function documentPath(id: string): string {
  return `expertVideos/${encodeURIComponent(id)}`;
}
