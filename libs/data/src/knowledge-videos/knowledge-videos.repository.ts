import { knowledgeVideoSchema, type Advisor, type KnowledgeVideo } from '@wbd/domain';
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
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { PAGE_SIZE } from '../freshness/index.ts';
import { repeatable } from '../repeatable/index.ts';

/** What may be changed about a video that is there. */
export type KnowledgeVideoChanges = Pick<KnowledgeVideo, 'title' | 'description' | 'folder'>;
/** What is entered of a new one. */
export type KnowledgeVideoContent = KnowledgeVideoChanges & Pick<KnowledgeVideo, 'url' | 'thumb'>;
/** A video that is not stored yet: every attempt to store it is the same. */
export type KnowledgeVideoDraft = Pick<KnowledgeVideo, 'id'>;
/** A video and who made it; the name is empty when the advisor is gone. */
export type AuthoredVideo = KnowledgeVideo & { advisorName: string };

/** An organisation's knowledge library, the newest first; the rules answer its own advisors only. */
export async function readKnowledgeVideos(org: string): Promise<AuthoredVideo[]> {
  const videos = await readWholeCollection(
    knowledgeVideoSchema,
    'knowledgeVideos',
    PAGE_SIZE,
    where('org', '==', org),
    orderBy('createdAt', 'desc'),
  );
  const names = await readAdvisorNames(videos.map(({ advisor }) => advisor));
  return videos.map((video) => ({ ...video, advisorName: names.get(video.advisor) ?? '' }));
}

export function draftKnowledgeVideo(): KnowledgeVideoDraft {
  return { id: newDocumentId() };
}

/** Shares a video inside the owner's organisation. */
export async function createKnowledgeVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  { id, ...content }: KnowledgeVideoDraft & KnowledgeVideoContent,
): Promise<void> {
  const data = { ...content, advisor: owner.id, org: owner.org, createdAt: serverTimestamp() };
  await repeatable(
    () => setDocument(documentPath(id), data),
    () => exists(id),
  );
}

/** Stores what the owner changed. */
export async function updateKnowledgeVideo(
  id: string,
  changes: Partial<KnowledgeVideoChanges>,
): Promise<void> {
  await updateDocument(documentPath(id), { ...changes });
}

/** Deletes a video of the library; the server deletes its files. */
export async function deleteKnowledgeVideo(id: string): Promise<void> {
  await repeatable(
    () => deleteDocument(documentPath(id)),
    async () => !(await exists(id)),
  );
}

async function exists(id: string): Promise<boolean> {
  return (await readDocument(knowledgeVideoSchema, documentPath(id))) !== null;
}

function documentPath(id: string): string {
  return `knowledgeVideos/${encodeURIComponent(id)}`;
}
