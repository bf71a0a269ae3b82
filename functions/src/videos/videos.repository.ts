import { knowledgeVideoSchema, quickVideoSchema, type VideoUrlInput } from '@wbd/domain';
import { db, parseDocument } from '../gateways/firestore.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import type { PlayableVideo } from './video-url.service.ts';

export async function findVideo({ kind, id }: VideoUrlInput): Promise<PlayableVideo | null> {
  if (kind === 'quick') {
    const video = parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
    return video && { path: video.url, advisor: video.advisor, org: null };
  }
  const video = parseDocument(knowledgeVideoSchema, await db.doc(`knowledgeVideos/${id}`).get());
  return video && { path: video.url, advisor: video.advisor, org: video.org };
}

export async function organisationOf(uid: string): Promise<string | null> {
  return (await readAdvisor(uid))?.org ?? null;
}
