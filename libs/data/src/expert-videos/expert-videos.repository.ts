import { PUBLIC } from '@wbd/domain/audiences';
import type { Advisor } from '@wbd/domain/advisors';
import { expertVideoSchema, type ExpertVideo } from '@wbd/domain/content';
import { serverTimestamp, where } from '@wbd/firebase/firestore';
import { readAccount } from '../accounts/accounts.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What a specialist enters of an expert video; without a link of its own the general booking link is used. */
export type ExpertVideoContent = Pick<
  ExpertVideo,
  | 'description'
  | 'video'
  | 'videoCaptions'
  | 'trailer'
  | 'trailerCaptions'
  | 'thumb'
  | 'bookinglink'
  | 'audience'
>;

const expertVideos = ownedCollection('expertVideos', expertVideoSchema);

export const draftExpertVideo = expertVideos.draft;
export const deleteExpertVideo = expertVideos.remove;

/** @returns null when there is none with this id that the person may see */
export function readExpertVideo(id: string): Promise<ExpertVideo | null> {
  return nullIfDenied(expertVideos.read(id));
}

/** What the operator has hidden; the rules answer internal testing only. */
export function readHiddenExpertVideos(): Promise<ExpertVideo[]> {
  return expertVideos.readAll(where('hidden', '==', true), where('audience', '==', PUBLIC));
}

/** What colleagues share with the advisor's organisation or team alone, the newest first. */
export async function readColleaguesExpertVideos(uid: string): Promise<ExpertVideo[]> {
  const audiences = (await readAccount(uid))?.audiences ?? [];
  if (audiences.length === 0) return [];
  const shared = await expertVideos.readAll(
    where('hidden', '==', false),
    where('audience', 'in', audiences),
  );
  return newestFirst(shared.filter(({ advisor }) => advisor !== uid));
}

const newestFirst = (videos: readonly ExpertVideo[]) =>
  videos.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

/** A specialist's own expert videos, the newest first. */
export async function readOwnExpertVideos(advisorId: string): Promise<ExpertVideo[]> {
  return newestFirst(await expertVideos.readOwn(advisorId));
}

/** Publishes a specialist's video; it starts hidden on the pages of everyone who is an advisor by then. */
export function createExpertVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  video: Draft & ExpertVideoContent,
): Promise<void> {
  return expertVideos.create({
    ...video,
    advisor: owner.id,
    org: owner.org,
    hidden: false,
    createdAt: serverTimestamp(),
  });
}

/**
 * Stores what the owner changed about a video since it was opened.
 * @throws AppError conflict when one of these fields was changed elsewhere meanwhile
 */
export function updateExpertVideo(
  opened: ExpertVideo,
  changes: Partial<ExpertVideoContent>,
): Promise<ExpertVideo> {
  return expertVideos.saveEdited(opened, changes);
}
