import type { Advisor } from '@wbd/domain';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { knowledgeVideoKeys } from './knowledge-videos.queries.ts';
import {
  createKnowledgeVideo,
  deleteKnowledgeVideo,
  updateKnowledgeVideo,
  type KnowledgeVideoChanges,
  type KnowledgeVideoContent,
  type KnowledgeVideoDraft,
} from './knowledge-videos.repository.ts';

const changed = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: knowledgeVideoKeys.all });

/** Shares a video in the library; takes a draft of `draftKnowledgeVideo` and can be tried again with it. */
export const createKnowledgeVideoMutation = (owner: Pick<Advisor, 'id' | 'org'>) =>
  mutationOptions({
    mutationKey: ['knowledge-videos', 'create'],
    mutationFn: (video: KnowledgeVideoDraft & KnowledgeVideoContent) =>
      createKnowledgeVideo(owner, video),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Stores a new title, description or folder. */
export const updateKnowledgeVideoMutation = () =>
  mutationOptions({
    mutationKey: ['knowledge-videos', 'update'],
    mutationFn: ({ id, changes }: { id: string; changes: Partial<KnowledgeVideoChanges> }) =>
      updateKnowledgeVideo(id, changes),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client),
  });

/** Deletes a video of the library; its files follow on the server. */
export const deleteKnowledgeVideoMutation = () =>
  mutationOptions({
    mutationKey: ['knowledge-videos', 'delete'],
    mutationFn: deleteKnowledgeVideo,
    onSuccess: (_nothing, _id, _before, { client }) => changed(client),
  });
