import type { Advisor } from '@wbd/domain/advisors';
import { ownAudience, parseAudience, teamAudience } from '@wbd/domain/audiences';
import {
  audiencesOfLibrary,
  knowledgeVideoSchema,
  libraryAudience,
  type KnowledgeVideo,
} from '@wbd/domain/content';
import { serverTimestamp, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';

/** What may be changed about a video that is there. */
export type KnowledgeVideoChanges = Pick<
  KnowledgeVideo,
  'title' | 'description' | 'folder' | 'captions' | 'audience'
>;
/** What is entered of a new one. */
export type KnowledgeVideoContent = KnowledgeVideoChanges & Pick<KnowledgeVideo, 'url' | 'thumb'>;
/** A video and who made it; the name is empty when the advisor is gone. */
export type AuthoredVideo = KnowledgeVideo & { advisorName: string };

const knowledgeVideos = ownedCollection('knowledgeVideos', knowledgeVideoSchema);

export const draftKnowledgeVideo = knowledgeVideos.draft;
export const deleteKnowledgeVideo = knowledgeVideos.remove;

/** @returns null when there is none with this id, that the person may see */
export function readKnowledgeVideo(id: string): Promise<KnowledgeVideo | null> {
  return nullIfDenied(knowledgeVideos.read(id));
}

/**
 * An organisation's knowledge library and what the reader's team shares, from whatever organisation, the newest first; the
 * rules answer for the reader's own alone. What a decision hides, only its owner sees.
 */
export async function readKnowledgeVideos(
  org: string,
  readerId: string,
  team: string | null = null,
): Promise<AuthoredVideo[]> {
  const visible = where('hidden', '==', false);
  const ofLibrary = (audience: string) =>
    knowledgeVideos.readAll(where('org', '==', org), visible, where('audience', '==', audience));
  const found = await Promise.all([
    ...audiencesOfLibrary(org).map(ofLibrary),
    ...(team === null
      ? []
      : [knowledgeVideos.readAll(visible, where('audience', '==', teamAudience(team)))]),
    // whatever its audience, and what is hidden
    knowledgeVideos.readOwn(readerId),
  ]);
  const byId = new Map(found.flat().map((video) => [video.id, video]));
  const videos = [...byId.values()].toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const names = await readAdvisorNames(videos.map(({ advisor }) => advisor));
  return videos.map((video) => ({ ...video, advisorName: names.get(video.advisor) ?? '' }));
}

/** Shares a video in the library of the owner's organisation with its audience; null means the organisation. */
export function createKnowledgeVideo(
  owner: Pick<Advisor, 'id' | 'org'>,
  video: Draft & KnowledgeVideoContent,
): Promise<void> {
  return store({
    ...video,
    advisor: owner.id,
    org: owner.org,
    hidden: false,
    createdAt: serverTimestamp(),
  });
}

type NewVideo = Draft & KnowledgeVideoContent & Pick<KnowledgeVideo, 'advisor' | 'org'>;

/** The rules look up a team when a video changes; when it is new, they have looked up enough. */
async function store(video: NewVideo & Record<string, unknown>): Promise<void> {
  const audience = libraryAudience(video);
  const isForTeam = parseAudience(audience).kind === 'team';
  const first = isForTeam ? ownAudience(video.advisor) : audience;
  await knowledgeVideos.create({ ...video, audience: first });
  if (isForTeam) await knowledgeVideos.update(video.id, { audience });
}

/** Restores a video that was deleted a moment ago, under its own address and with its date. */
export function restoreKnowledgeVideo({
  advisorName: _author,
  pictureWidths: _widths,
  films: _films,
  ...video
}: AuthoredVideo): Promise<void> {
  return store({ ...video, hidden: false });
}

/**
 * Stores what the owner changed about a video since it was opened.
 * @throws AppError conflict when one of these fields was changed elsewhere meanwhile
 */
export function updateKnowledgeVideo(
  opened: KnowledgeVideo,
  changes: Partial<KnowledgeVideoChanges>,
): Promise<KnowledgeVideo> {
  return knowledgeVideos.saveEdited(opened, changes);
}
