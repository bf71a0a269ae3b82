import { quickVideoSchema, type QuickVideo } from '@wbd/domain';
import { orderBy, serverTimestamp } from '@wbd/firebase/firestore';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What is entered of a new quick video. */
export type QuickVideoContent = Pick<QuickVideo, 'title' | 'url' | 'thumb'>;

const quickVideos = ownedCollection('quickVideos', quickVideoSchema);

export const draftQuickVideo = quickVideos.draft;
export const readQuickVideo = quickVideos.read;
export const deleteQuickVideo = quickVideos.remove;

/** An advisor's own quick videos, the newest first; the rules answer no one else. */
export function readQuickVideos(advisorId: string): Promise<QuickVideo[]> {
  return quickVideos.readOwn(advisorId, orderBy('createdAt', 'desc'));
}

/** Stores a new quick video. */
export function createQuickVideo(
  advisorId: string,
  video: Draft & QuickVideoContent,
): Promise<void> {
  return quickVideos.create({ ...video, advisor: advisorId, createdAt: serverTimestamp() });
}

/**
 * Gives a quick video another title.
 * @throws AppError conflict when it was renamed elsewhere since it was opened
 */
export function renameQuickVideo(opened: QuickVideo, title: string): Promise<QuickVideo> {
  return quickVideos.saveEdited(opened, { title });
}
