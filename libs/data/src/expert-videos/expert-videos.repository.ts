import { expertVideoSchema, type Advisor, type ExpertVideo } from '@wbd/domain';
import { serverTimestamp } from '@wbd/firebase/firestore';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What a specialist enters of an expert video; without a link of its own the general booking link is used. */
export type ExpertVideoContent = Pick<
  ExpertVideo,
  'description' | 'video' | 'trailer' | 'thumb' | 'bookinglink'
>;

const expertVideos = ownedCollection('expertVideos', expertVideoSchema);

export const draftExpertVideo = expertVideos.draft;
export const readExpertVideo = expertVideos.read;
export const deleteExpertVideo = expertVideos.remove;

/** Everybody's expert videos; the rules answer advisors only. */
export function readExpertVideos(): Promise<ExpertVideo[]> {
  return expertVideos.readAll();
}

/** A specialist's own expert videos, the newest first. */
export async function readOwnExpertVideos(advisorId: string): Promise<ExpertVideo[]> {
  const videos = await expertVideos.readOwn(advisorId);
  return videos.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Publishes a specialist's video; it starts hidden on the pages of everyone who is an advisor by then. */
export function createExpertVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  video: Draft & ExpertVideoContent,
): Promise<void> {
  return expertVideos.create({
    ...video,
    advisor: owner.id,
    org: owner.org,
    createdAt: serverTimestamp(),
  });
}

/** Stores what the owner changed. */
export function updateExpertVideo(id: string, changes: Partial<ExpertVideoContent>): Promise<void> {
  return expertVideos.update(id, changes);
}
