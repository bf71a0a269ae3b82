import {
  knowledgeVideoSchema,
  quickVideoSchema,
  type QuickVideo,
  type VideoUrlInput,
} from '@wbd/domain/content';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { PlayableVideo } from './video-url.service.ts';

export async function findVideo({ kind, id }: VideoUrlInput): Promise<PlayableVideo | null> {
  if (kind === 'quick') {
    const video = parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
    return video && !video.hidden ? { ...filesOf(video), org: null } : null;
  }
  const video = parseDocument(knowledgeVideoSchema, await db.doc(`knowledgeVideos/${id}`).get());
  return video && !video.hidden ? { ...filesOf(video), org: video.org } : null;
}

function filesOf({ url, captions, advisor }: Pick<QuickVideo, 'url' | 'captions' | 'advisor'>) {
  return { path: url, captions, advisor };
}

export async function organisationOf(uid: string): Promise<string | null> {
  return (await readAdvisor(uid))?.org ?? null;
}
