import type { QuickVideo } from '@wbd/domain/content';
import type { QueryClient } from '@wbd/query';
import type { Draft } from '../owned-collection/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { quickVideoKeys } from './quick-videos.queries.ts';
import {
  createQuickVideo,
  deleteQuickVideo,
  restoreQuickVideo,
  shareWithNetwork,
  updateQuickVideo,
  type QuickVideoChanges,
  type QuickVideoContent,
} from './quick-videos.repository.ts';

const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: quickVideoKeys.all });

/** Stores a new quick video; takes a draft of `draftQuickVideo` and can be tried again with it. */
export const createQuickVideoMutation = (advisorId: string) =>
  writeOptions(
    ['quick-videos', 'create'],
    (video: Draft & QuickVideoContent) => createQuickVideo(advisorId, video),
    changed,
  );

/** Stores another title or other captions. */
export const updateQuickVideoMutation = () =>
  writeOptions(
    ['quick-videos', 'update'],
    ({ opened, changes }: { opened: QuickVideo; changes: Partial<QuickVideoChanges> }) =>
      updateQuickVideo(opened, changes),
    changed,
  );

/** Restores a quick video that was deleted a moment ago. */
export const restoreQuickVideoMutation = () =>
  writeOptions(['quick-videos', 'restore'], restoreQuickVideo, changed);

/** Deletes a quick video; its files follow on the server some minutes later. */
export const deleteQuickVideoMutation = () =>
  writeOptions(['quick-videos', 'delete'], deleteQuickVideo, changed);

/** Shares an own video with the network, or withdraws it everywhere. */
export const shareWithNetworkMutation = () =>
  writeOptions(
    ['quick-videos', 'share'],
    ({ video, network }: { video: QuickVideo; network: boolean }) =>
      shareWithNetwork(video, network),
    changed,
  );
