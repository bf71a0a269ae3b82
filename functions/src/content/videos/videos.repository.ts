import { knowledgeVideoSchema, quickVideoSchema, type VideoUrlInput } from '@wbd/domain/content';
import { filmMode } from '@wbd/domain/files';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { PlayableVideo } from './video-url.service.ts';

export async function findVideo({ kind, id }: VideoUrlInput): Promise<PlayableVideo | null> {
  const video =
    kind === 'quick'
      ? parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get())
      : parseDocument(knowledgeVideoSchema, await db.doc(`knowledgeVideos/${id}`).get());
  if (!video || video.hidden) return null;
  const { url: path, captions, advisor, films } = video;
  const org = 'org' in video ? video.org : null;
  return { path, mode: filmMode(path, films), captions, advisor, org };
}

export async function organisationOf(uid: string): Promise<string | null> {
  return (await readAdvisor(uid))?.org ?? null;
}
