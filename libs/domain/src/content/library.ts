import * as z from 'zod/mini';
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

/** knowledgeVideos/{id}: a video for the advisors of one organisation. */
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
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
});
export type KnowledgeVideo = z.infer<typeof knowledgeVideoSchema>;

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
  if (video.hidden) return false;
  return video.advisor === advisor || (video.network && isTaken);
}
