import * as z from 'zod/mini';
import {
  captionsFile,
  filePathSchema,
  hiddenFlag,
  idSchema,
  nullableFile,
} from '../fields/fields.ts';
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
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
});
export type KnowledgeVideo = z.infer<typeof knowledgeVideoSchema>;

/** quickVideos/{id}: a short video that an advisor shares by link. */
export const quickVideoSchema = z.object({
  id: idSchema,
  title: z.string(),
  url: filePathSchema,
  captions: captionsFile,
  thumb: nullableFile,
  advisor: idSchema,
  hidden: hiddenFlag,
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
});
export type QuickVideo = z.infer<typeof quickVideoSchema>;
