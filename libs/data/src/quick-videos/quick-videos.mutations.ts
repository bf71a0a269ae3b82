import { mutationOptions, type QueryClient } from '@wbd/query';
import { quickVideoKeys } from './quick-videos.queries.ts';
import {
  createQuickVideo,
  deleteQuickVideo,
  renameQuickVideo,
  type QuickVideoContent,
  type QuickVideoDraft,
} from './quick-videos.repository.ts';

const changed = (client: QueryClient) => client.invalidateQueries({ queryKey: quickVideoKeys.all });

/** Stores a new quick video; takes a draft of `draftQuickVideo` and can be tried again with it. */
export const createQuickVideoMutation = (advisorId: string) =>
  mutationOptions({
    mutationKey: ['quick-videos', 'create'],
    mutationFn: (video: QuickVideoDraft & QuickVideoContent) => createQuickVideo(advisorId, video),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Gives a quick video another title. */
export const renameQuickVideoMutation = () =>
  mutationOptions({
    mutationKey: ['quick-videos', 'rename'],
    mutationFn: ({ id, title }: { id: string; title: string }) => renameQuickVideo(id, title),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Deletes a quick video; its files follow on the server. */
export const deleteQuickVideoMutation = () =>
  mutationOptions({
    mutationKey: ['quick-videos', 'delete'],
    mutationFn: deleteQuickVideo,
    onSuccess: (_nothing, _id, _before, { client }) => changed(client),
  });
