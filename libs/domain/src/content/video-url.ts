import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** Seconds for which the address of a library or quick video can be opened. */
export const VIDEO_URL_SECONDS = 1800;

/**
 * videoUrl: the address a video is played from. Knowledge videos are for their audience, quick videos for everyone who
 * has the link, paid ones for their seller and their buyers.
 */
export const videoUrlInput = z.object({
  kind: z.enum(['knowledge', 'quick', 'paid']),
  /** id of the document in knowledgeVideos, quickVideos or filmOffers */
  id: idSchema,
});
export type VideoUrlInput = z.infer<typeof videoUrlInput>;

export const videoUrlOutput = z.object({
  url: z.string(),
  /** the address of its captions, for as long; null when it has none */
  captions: z._default(z.nullable(z.string()), null),
  /** milliseconds since 1970; a player that asks for more of the video later needs a new address */
  expiresAt: z.number(),
});
export type VideoUrlOutput = z.infer<typeof videoUrlOutput>;
