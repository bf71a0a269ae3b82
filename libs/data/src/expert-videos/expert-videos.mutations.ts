import type { Advisor } from '@wbd/domain/advisors';
import type { ExpertVideo } from '@wbd/domain/content';
import type { QueryClient } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import type { Draft } from '../owned-collection/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { expertVideoKeys } from './expert-videos.queries.ts';
import {
  createExpertVideo,
  deleteExpertVideo,
  updateExpertVideo,
  type ExpertVideoContent,
} from './expert-videos.repository.ts';

async function changed(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: publicPageKeys.all });
  await client.invalidateQueries({ queryKey: expertVideoKeys.all });
}

/** Publishes an expert video; takes a draft of `draftExpertVideo` and can be tried again with it. */
export const createExpertVideoMutation = (owner: Pick<Advisor, 'id' | 'org'>) =>
  writeOptions(
    ['expert-videos', 'create'],
    (video: Draft & ExpertVideoContent) => createExpertVideo(owner, video),
    changed,
  );

/** Stores what the owner changed about an expert video. */
export const updateExpertVideoMutation = () =>
  writeOptions(
    ['expert-videos', 'update'],
    ({ opened, changes }: { opened: ExpertVideo; changes: Partial<ExpertVideoContent> }) =>
      updateExpertVideo(opened, changes),
    changed,
  );

/** Deletes an expert video; its files follow on the server. */
export const deleteExpertVideoMutation = () =>
  writeOptions(['expert-videos', 'delete'], deleteExpertVideo, changed);
