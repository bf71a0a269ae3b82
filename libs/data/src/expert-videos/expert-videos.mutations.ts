import type { Advisor } from '@wbd/domain';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { publicPageKeys } from '../public-pages/public-pages.queries.ts';
import { expertVideoKeys } from './expert-videos.queries.ts';
import {
  createExpertVideo,
  deleteExpertVideo,
  updateExpertVideo,
  type ExpertVideoContent,
  type ExpertVideoDraft,
} from './expert-videos.repository.ts';

async function changed(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: publicPageKeys.all });
  await client.invalidateQueries({ queryKey: expertVideoKeys.all });
}

/** Publishes an expert video; takes a draft of `draftExpertVideo` and can be tried again with it. */
export const createExpertVideoMutation = (owner: Pick<Advisor, 'id' | 'org'>) =>
  mutationOptions({
    mutationKey: ['expert-videos', 'create'],
    mutationFn: (video: ExpertVideoDraft & ExpertVideoContent) => createExpertVideo(owner, video),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Stores what the owner changed about an expert video. */
export const updateExpertVideoMutation = () =>
  mutationOptions({
    mutationKey: ['expert-videos', 'update'],
    mutationFn: ({ id, changes }: { id: string; changes: Partial<ExpertVideoContent> }) =>
      updateExpertVideo(id, changes),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Deletes an expert video; its files follow on the server. */
export const deleteExpertVideoMutation = () =>
  mutationOptions({
    mutationKey: ['expert-videos', 'delete'],
    mutationFn: deleteExpertVideo,
    onSuccess: (_nothing, _id, _before, { client }) => changed(client),
  });
