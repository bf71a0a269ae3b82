import { accountSchema } from '@wbd/domain/accounts';
import { audiencesOf, PUBLIC } from '@wbd/domain/audiences';
import {
  knowledgeVideoSchema,
  libraryAudience,
  quickVideoSchema,
  type VideoUrlInput,
} from '@wbd/domain/content';
import { db, parseDocument } from '../../core/firestore.ts';
import { readAdvisor } from '../../core/people.repository.ts';
import type { PlayableVideo } from './video-url.service.ts';

export async function findVideo({ kind, id }: VideoUrlInput): Promise<PlayableVideo | null> {
  if (kind === 'quick') {
    const video = parseDocument(quickVideoSchema, await db.doc(`quickVideos/${id}`).get());
    return video && !video.hidden ? playable(video, PUBLIC) : null;
  }
  const video = parseDocument(knowledgeVideoSchema, await db.doc(`knowledgeVideos/${id}`).get());
  return video && !video.hidden ? playable(video, libraryAudience(video)) : null;
}

function playable(
  video: { url: string; captions: string | null; advisor: string },
  audience: string,
): PlayableVideo {
  const { url: path, captions, advisor } = video;
  return { path, captions, advisor, audience };
}

export async function audiencesOfLogin(uid: string): Promise<readonly string[]> {
  const [advisor, stored] = await Promise.all([readAdvisor(uid), db.doc(`accounts/${uid}`).get()]);
  if (!advisor) return [];
  const team = parseDocument(accountSchema, stored)?.team?.id ?? null;
  return audiencesOf({ id: uid, org: advisor.org, team });
}
