import { quickVideoSchema, type QuickVideo } from '@wbd/domain/content';
import { orderBy, serverTimestamp } from '@wbd/firebase/firestore';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What may be changed about a video that is there. */
export type QuickVideoChanges = Pick<QuickVideo, 'title' | 'captions'>;
/** What is entered of a new one. */
export type QuickVideoContent = QuickVideoChanges & Pick<QuickVideo, 'url' | 'thumb'>;

const quickVideos = ownedCollection('quickVideos', quickVideoSchema);

export const draftQuickVideo = quickVideos.draft;
export const deleteQuickVideo = quickVideos.remove;

/** @returns null when there is none with this id that the person may see */
export function readQuickVideo(id: string): Promise<QuickVideo | null> {
  return nullIfDenied(quickVideos.read(id));
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
  return quickVideos.create({ ...video, advisor: advisorId, createdAt: serverTimestamp() });
}

/** Restores a quick video that was deleted a moment ago, under its own address and with its date. */
export function restoreQuickVideo({
  pictureWidths: _,
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
