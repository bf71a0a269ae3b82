import type { Advisor } from '@wbd/domain/advisors';
import { knowledgeVideoSchema, type KnowledgeVideo } from '@wbd/domain/content';
import { orderBy, serverTimestamp, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What may be changed about a video that is there. */
export type KnowledgeVideoChanges = Pick<
  KnowledgeVideo,
  'title' | 'description' | 'folder' | 'captions'
>;
/** What is entered of a new one. */
export type KnowledgeVideoContent = KnowledgeVideoChanges & Pick<KnowledgeVideo, 'url' | 'thumb'>;
/** A video and who made it; the name is empty when the advisor is gone. */
export type AuthoredVideo = KnowledgeVideo & { advisorName: string };

const knowledgeVideos = ownedCollection('knowledgeVideos', knowledgeVideoSchema);

export const draftKnowledgeVideo = knowledgeVideos.draft;
export const deleteKnowledgeVideo = knowledgeVideos.remove;

/** @returns null when there is none with this id, that the person may see */
export function readKnowledgeVideo(id: string): Promise<KnowledgeVideo | null> {
  return nullIfDenied(knowledgeVideos.read(id));
}

/**
 * An organisation's knowledge library, the newest first; the rules answer its own advisors only. What a decision hides, only
 * its owner sees.
 */
export async function readKnowledgeVideos(org: string, readerId: string): Promise<AuthoredVideo[]> {
  const ofOrganisation = where('org', '==', org);
  const [shown, ownHidden] = await Promise.all([
    knowledgeVideos.readAll(
      ofOrganisation,
      where('hidden', '==', false),
      orderBy('createdAt', 'desc'),
    ),
    knowledgeVideos.readAll(
      ofOrganisation,
      where('advisor', '==', readerId),
      where('hidden', '==', true),
    ),
  ]);
  const videos = [...shown, ...ownHidden].toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const names = await readAdvisorNames(videos.map(({ advisor }) => advisor));
  return videos.map((video) => ({ ...video, advisorName: names.get(video.advisor) ?? '' }));
}

/** Shares a video inside the owner's organisation. */
export function createKnowledgeVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  video: Draft & KnowledgeVideoContent,
): Promise<void> {
  return knowledgeVideos.create({
    ...video,
    advisor: owner.id,
    org: owner.org,
    hidden: false,
    createdAt: serverTimestamp(),
  });
}

/** Restores a video that was deleted a moment ago, under its own address and with its date. */
export function restoreKnowledgeVideo({
  advisorName: _author,
  pictureWidths: _widths,
  films: _films,
  ...video
}: AuthoredVideo): Promise<void> {
  return knowledgeVideos.create({ ...video, hidden: false });
}

/**
 * Stores what the owner changed about a video since it was opened.
 * @throws AppError conflict when one of these fields was changed elsewhere meanwhile
 */
export function updateKnowledgeVideo(
  opened: KnowledgeVideo,
  changes: Partial<KnowledgeVideoChanges>,
): Promise<KnowledgeVideo> {
  return knowledgeVideos.saveEdited(opened, changes);
}
