import * as z from 'zod/mini';
import {
  fileSchema,
  lineSchema,
  linkSchema,
  textSchema,
  twoLinesSchema,
} from '../writes/written-fields.ts';

/** The fields of an expert video that its advisor writes; forms and `firestore.rules` accept the same. */
export const expertVideoWrites = z.object({
  description: twoLinesSchema(500),
  video: fileSchema('expert_videos/video'),
  videoCaptions: z.nullable(fileSchema('expert_videos/captions')),
  trailer: z.nullable(fileSchema('expert_videos/trailer')),
  trailerCaptions: z.nullable(fileSchema('expert_videos/captions')),
  thumb: fileSchema('expert_videos/thumb'),
  bookinglink: z.nullable(linkSchema),
});

/** The fields of a video of the library that its advisor writes; forms and `firestore.rules` accept the same. */
export const knowledgeVideoWrites = z.object({
  title: lineSchema(200),
  description: textSchema(2000),
  captions: z.nullable(fileSchema('knowledge_videos/captions')),
});

/** The fields of a quick video that its advisor writes; forms and `firestore.rules` accept the same. */
export const quickVideoWrites = z.object({
  title: lineSchema(200),
  captions: z.nullable(fileSchema('knowledge_videos_for_customers/captions')),
  network: z.boolean(),
});
