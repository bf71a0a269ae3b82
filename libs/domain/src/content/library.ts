import * as z from 'zod/mini';
import { isContentShownTo, type ContentFacts } from './content-state.ts';
import { audienceTextSchema, orgAudience, PUBLIC } from '../audiences/audience.ts';
import {
  captionsFile,
  filePathSchema,
  hiddenFlag,
  idSchema,
  nullableFile,
} from '../fields/fields.ts';
import { filmVersionsSchema } from '../files/film-versions.ts';
import { pictureWidthsSchema } from '../files/picture-sizes.ts';

/** folders/{id}: a tab of an organisation's knowledge library. */
export const folderSchema = z.object({
  id: idSchema,
  name: z.string(),
  org: idSchema,
  /** the folder above, null at the top */
  parent: z.nullable(idSchema),
  order: z.number(),
});
export type Folder = z.infer<typeof folderSchema>;

/** knowledgeVideos/{id}: a video of an organisation's library, by default for the advisors of that organisation. */
export const knowledgeVideoSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  url: filePathSchema,
  captions: captionsFile,
  thumb: nullableFile,
  folder: idSchema,
  org: idSchema,
  advisor: idSchema,
  hidden: hiddenFlag,
  /** null for videos of earlier releases, see `libraryAudience` */
  audience: z._default(z.nullable(audienceTextSchema), null),
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type KnowledgeVideo = z.infer<typeof knowledgeVideoSchema>;

/** Who a video of the library is for: its organisation, where nothing else was chosen. */
export function libraryAudience({
  audience,
  org,
}: Pick<KnowledgeVideo, 'audience' | 'org'>): string {
  return audience ?? orgAudience(org);
}

/** What determines the state of a library's video. */
export function libraryContent(
  video: Pick<KnowledgeVideo, 'hidden' | 'audience' | 'org'>,
): ContentFacts {
  return { hidden: video.hidden, audience: libraryAudience(video) };
}

/** The audiences of a library's videos that each of its advisors finds there. */
export function audiencesOfLibrary(org: string): string[] {
  return [PUBLIC, orgAudience(org)];
}

/** quickVideos/{id}: a short video that an advisor shares by link, and with the network if they wish. */
export const quickVideoSchema = z.object({
  id: idSchema,
  title: z.string(),
  url: filePathSchema,
  captions: captionsFile,
  thumb: nullableFile,
  advisor: idSchema,
  hidden: hiddenFlag,
  createdAt: z.date(),
  /** colleagues may take it over into their own list */
  network: z._default(z.boolean(), false),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type QuickVideo = z.infer<typeof quickVideoSchema>;

/** takenVideos/{uid}.{video}: a colleague's quick video in an advisor's own list. It holds nothing of the video, which its author may withdraw. */
export const takenVideoSchema = z.object({
  id: idSchema,
  /** who took it over */
  advisor: idSchema,
  video: idSchema,
  takenAt: z.date(),
});
export type TakenVideo = z.infer<typeof takenVideoSchema>;

/** The id under which an advisor takes a video over: once. */
export function takenVideoId(advisor: string, video: string): string {
  return `${advisor}.${video}`;
}

/**
 * Whether an advisor may show a quick video in their own name: their own, or a colleague's that is shared and that they
 * took over.
 */
export function mayPassOn(
  video: Pick<QuickVideo, 'advisor' | 'network' | 'hidden'>,
  advisor: string,
  isTaken: boolean,
): boolean {
  if (!isContentShownTo('linked', { hidden: video.hidden })) return false;
  return video.advisor === advisor || (video.network && isTaken);
}
