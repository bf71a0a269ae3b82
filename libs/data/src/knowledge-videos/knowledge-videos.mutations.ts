import type { Advisor } from '@wbd/domain/advisors';
import type { KnowledgeVideo } from '@wbd/domain/content';
import type { QueryClient } from '@wbd/query';
import type { Draft } from '../owned-collection/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { knowledgeVideoKeys } from './knowledge-videos.queries.ts';
import {
  createKnowledgeVideo,
  deleteKnowledgeVideo,
  restoreKnowledgeVideo,
  updateKnowledgeVideo,
  type KnowledgeVideoChanges,
  type KnowledgeVideoContent,
} from './knowledge-videos.repository.ts';

const changed = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: knowledgeVideoKeys.all });

/** Shares a video in the library; takes a draft of `draftKnowledgeVideo` and can be tried again with it. */
export const createKnowledgeVideoMutation = (owner: Pick<Advisor, 'id' | 'org'>) =>
  writeOptions(
    ['knowledge-videos', 'create'],
    (video: Draft & KnowledgeVideoContent) => createKnowledgeVideo(owner, video),
    changed,
  );

/** Stores another title, description or folder, or other captions. */
export const updateKnowledgeVideoMutation = () =>
  writeOptions(
    ['knowledge-videos', 'update'],
    ({ opened, changes }: { opened: KnowledgeVideo; changes: Partial<KnowledgeVideoChanges> }) =>
      updateKnowledgeVideo(opened, changes),
    changed,
  );

/** Restores a video of the library that was deleted a moment ago. */
export const restoreKnowledgeVideoMutation = () =>
  writeOptions(['knowledge-videos', 'restore'], restoreKnowledgeVideo, changed);

/** Deletes a video of the library; its files follow on the server some minutes later. */
export const deleteKnowledgeVideoMutation = () =>
  writeOptions(['knowledge-videos', 'delete'], deleteKnowledgeVideo, changed);
