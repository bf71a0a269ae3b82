import { quickVideoSchema, type QuickVideo } from '@wbd/domain/content';
import { orderBy, serverTimestamp, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What may be changed about a video that is there. */
export type QuickVideoChanges = Pick<QuickVideo, 'title' | 'captions'>;
/** What is entered of a new one. */
export type QuickVideoContent = QuickVideoChanges & Pick<QuickVideo, 'url' | 'thumb'>;

/** A quick video and who made it; the name is empty when the advisor is gone. */
export type AuthoredQuickVideo = QuickVideo & { advisorName: string };

const quickVideos = ownedCollection('quickVideos', quickVideoSchema);

export const draftQuickVideo = quickVideos.draft;
export const deleteQuickVideo = quickVideos.remove;

/** @returns null when there is none with this id, that the person may see */
export function readQuickVideo(id: string): Promise<QuickVideo | null> {
  return nullIfDenied(quickVideos.read(id));
}

/** What advisors share with the network, the newest first. */
export async function readNetworkVideos(): Promise<AuthoredQuickVideo[]> {
  const shared = await quickVideos.readAll(
    where('network', '==', true),
    where('hidden', '==', false),
    orderBy('createdAt', 'desc'),
  );
  return withAuthors(shared);
}

/** Adds the names of the authors. */
export async function withAuthors(videos: readonly QuickVideo[]): Promise<AuthoredQuickVideo[]> {
  const names = await readAdvisorNames(videos.map(({ advisor }) => advisor));
  return videos.map((video) => ({ ...video, advisorName: names.get(video.advisor) ?? '' }));
}

/** Shares an own video with the network, or withdraws it everywhere. */
export function shareWithNetwork(video: QuickVideo, network: boolean): Promise<void> {
  return quickVideos.update(video.id, network ? { network, hidden: video.hidden } : { network });
}

/** An advisor's own quick videos, the newest first; the rules answer no one else. */
export function readQuickVideos(advisorId: string): Promise<QuickVideo[]> {
  return quickVideos.readOwn(advisorId, orderBy('createdAt', 'desc'));
}

/** Stores a new quick video. */
export function createQuickVideo(
  advisorId: string,
  video: Draft & QuickVideoContent,
): Promise<void> {
  return quickVideos.create({
    ...video,
    advisor: advisorId,
    network: false,
    hidden: false,
    createdAt: serverTimestamp(),
  });
}

/** Restores a quick video that was deleted a moment ago, under its own address and with its date. */
export function restoreQuickVideo({
  pictureWidths: _,
  films: _films,
  hidden: _hidden,
  ...video
}: QuickVideo): Promise<void> {
  return quickVideos.create(video);
}

/**
 * Stores what the owner changed about a video since it was opened.
 * @throws AppError conflict when one of these fields was changed elsewhere meanwhile
 */
export function updateQuickVideo(
  opened: QuickVideo,
  changes: Partial<QuickVideoChanges>,
): Promise<QuickVideo> {
  return quickVideos.saveEdited(opened, changes);
}
